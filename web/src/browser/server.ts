/** Addresses of the server. It may be below a path of its host, so all are relative to the page. */

/** The address of a socket: `socketAddress("ws/table")`. */
export function socketAddress(path: string, page: string = location.href): string {
  const address = new URL(path, page);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  return address.href;
}
