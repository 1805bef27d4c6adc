/** The open tables, live: a socket that comes back by itself. */

import type { TablePage } from "./rest";

const PAUSE = 1_500;

/** Listen to the lobby, its first page; what is returned ends it. */
export function listen(
  heard: (page: TablePage) => void,
  online: (is: boolean) => void,
  open: () => WebSocket = () => new WebSocket(address()),
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
    // A browser complains of a socket that is closed before it is open.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  };
}

function address(): string {
  return `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws/lobby`;
}
