/** Whether the table is being explained: then a click shows a rule and plays nothing. */

let on = $state(false);

export function explaining(): boolean {
  return on;
}

export function explain(wanted: boolean): void {
  on = wanted;
}
