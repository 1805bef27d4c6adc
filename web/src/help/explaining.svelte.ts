/** Help mode: while it is on, a click explains a rule and plays nothing. */

let on = $state(false);

export function explaining(): boolean {
  return on;
}

export function explain(wanted: boolean): void {
  on = wanted;
}
