/** The open tables, live, over a socket that reconnects by itself. */

import { socketAddress } from "../browser/server";
import type { TablePage } from "./rest";

const PAUSE = 1_500;

/** Subscribe to the first page of the lobby; returns a function that unsubscribes. */
export function listen(
  heard: (page: TablePage) => void,
  online: (is: boolean) => void,
  open: () => WebSocket = () => new WebSocket(socketAddress("ws/lobby")),
): () => void {
  let ended = false;
  let socket: WebSocket;
  function connect(): void {
    if (ended) return;
    socket = open();
    socket.onmessage = ({ data }: MessageEvent<string>) => {
      const message = JSON.parse(data) as { type: string } & TablePage;
      if (message.type !== "lobby") return;
      online(true);
      heard(message);
    };
    socket.onclose = () => {
      if (ended) return;
      online(false);
      setTimeout(connect, PAUSE);
    };
  }
  connect();
  return () => {
    ended = true;
    // Browsers log an error if a socket is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
}
