/** How this browser sorts hands. */

import { persistent } from "../browser/memory";
import { type Order, ORDERS } from "./sorting";

const MEMORY = "hand-order";

class HandOrder {
  now = $state<Order>(ORDERS.find((order) => order === persistent.read(MEMORY)) ?? "colour");

  set(order: Order): void {
    this.now = order;
    persistent.write(MEMORY, order);
  }
}

export const handOrder = new HandOrder();
