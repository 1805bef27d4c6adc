/** The current place in the app. */

import { address, type Place, read } from "./places";

export { address, type Place, read };

let current = $state<Place>(read(location.hash));
window.addEventListener("hashchange", () => (current = read(location.hash)));

export function place(): Place {
  return current;
}

export function go(to: Place): void {
  location.hash = address(to);
}
