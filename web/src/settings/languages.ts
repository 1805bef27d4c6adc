/** Languages by their own names, so that everybody finds theirs. */

const NAMES: Record<string, string> = {
  da: "Dansk",
  el: "Ελληνικά",
  en: "English",
  fi: "Suomi",
  is: "Íslenska",
  no: "Norsk",
  sv: "Svenska",
};

/** A language's name in itself; one without a name here is shown by its code. */
export function nameOf(code: string): string {
  return NAMES[code] ?? code;
}
