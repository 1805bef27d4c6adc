/** Every language says everything that English says. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, test } from "vitest";

type Message = ReturnType<typeof parsed>[number];
type Value = NonNullable<Message["value"]>;
type Expression = Exclude<Exclude<Value, string>[number], string>;
type Selection = Extract<Expression, { type: "select" }>;

/** Every file in `locales`, by its path inside that folder, as stored on disk. */
const FILES = Object.fromEntries(
  Object.entries(
    import.meta.glob<string>(["../locales/**/*.{ftl,ts,json,txt}"], {
      eager: true,
      query: "?raw",
      import: "default",
    }),
  ).map(([path, text]) => [path.replace("../locales/", ""), text]),
);
const LANGUAGES = [...new Set(Object.keys(FILES).map((path) => path.split("/")[0] ?? ""))].sort();
const OTHERS = LANGUAGES.filter((code) => code !== "en");
const PLURALS = ["zero", "one", "two", "few", "many", "other"];

/** The game's own name, and a title that consists of names. */
const NAMES = ["app-name", "page-title"];
/** Files that only some languages need: their own place names, and search terms. */
const OPTIONAL = ["cities.ftl", "search.ftl"];

/** The ids in the tables of one name, across all boards. */
function idsOf(table: "cities" | "cards"): string[] {
  const tables = import.meta.glob<string>("../../src/whistlestop/boards/data/*/*.csv", {
    eager: true,
    query: "?raw",
    import: "default",
  });
  return Object.entries(tables)
    .filter(([path]) => path.endsWith(`/${table}.csv`))
    .flatMap(([, rows]) => rows.split("\n").slice(1))
    .map((row) => row.split(",")[0] ?? "");
}

function ftlFiles(code: string): string[] {
  const own = Object.keys(FILES).filter((path) => path.startsWith(`${code}/`));
  return own
    .filter((path) => path.endsWith(".ftl"))
    .map((path) => path.slice(code.length + 1))
    .sort();
}

function source(code: string, file: string): string {
  return FILES[`${code}/${file}`] ?? "";
}

function parsed(text: string) {
  return new FluentResource(text).body;
}

/** The files that every language has. */
function needed(code: string): string[] {
  return ftlFiles(code).filter((file) => !OPTIONAL.includes(file));
}

/** All messages in these files, by id. */
function messages(code: string): Map<string, Message> {
  const all = needed(code).flatMap((file) => parsed(source(code, file)));
  return new Map(all.map((message) => [message.id, message]));
}

/** The patterns of a message: its value and its attributes, each with a name. */
function patterns(message: Message): [string, Value][] {
  const values: [string, Value | null][] = [
    [message.id, message.value],
    ...Object.entries(message.attributes).map(([name, value]): [string, Value] => [
      `${message.id}.${name}`,
      value,
    ]),
  ];
  return values.filter((one): one is [string, Value] => one[1] !== null);
}

/** Everything in braces, at any depth. */
function* expressions(value: Value): Generator<Expression> {
  if (typeof value === "string") return;
  for (const part of value) if (typeof part !== "string") yield* within(part);
}

function* within(expression: Expression): Generator<Expression> {
  yield expression;
  if (expression.type === "select") {
    yield* within(expression.selector);
    for (const variant of expression.variants) yield* expressions(variant.value);
  } else if (expression.type === "func") {
    for (const arg of expression.args) if (arg.type !== "narg") yield* within(arg);
  }
}

function selections(value: Value): Selection[] {
  return [...expressions(value)].filter((one): one is Selection => one.type === "select");
}

/** The keys of a selector: `one`, `yes`, 0. */
function keys(selection: Selection): (string | number)[] {
  return selection.variants.map(({ key }) => (key.type === "num" ? key.value : String(key.value)));
}

function isPlural(selection: Selection): boolean {
  return keys(selection).every((key) => typeof key === "number" || PLURALS.includes(key));
}

function variables(value: Value): Set<string> {
  const names = [...expressions(value)].flatMap((one) => (one.type === "var" ? [one.name] : []));
  return new Set(names);
}

/** Variables used only to choose singular or plural: Danish `kort` is both. */
function onlyCounting(value: Value): Set<string> {
  const all = [...expressions(value)];
  const uses = (name: string) =>
    all.filter((one) => one.type === "var" && one.name === name).length;
  const counting = selections(value)
    .filter(isPlural)
    .flatMap(({ selector }) => (selector.type === "var" ? [selector.name] : []));
  return new Set(
    counting.filter((name) => counting.filter((one) => one === name).length === uses(name)),
  );
}

/** The words of a pattern, without its variables. */
function words(value: Value): string {
  if (typeof value === "string") return value;
  const part = (one: string | Expression): string => {
    if (typeof one === "string") return one;
    return one.type === "select"
      ? one.variants.map((variant) => words(variant.value)).join("|")
      : "";
  };
  return value.map(part).join("");
}

const ENGLISH = messages("en");

test("a message without an end is noticed", () => {
  const lost = ids("kept = Kept\nlost = { $count ->\n    [one] one\n");
  expect(lost.written).not.toEqual(lost.read);
});

/** The ids as written, and as Fluent reads them: it skips what it cannot parse. */
function ids(text: string): { written: string[]; read: string[] } {
  const written = [...text.matchAll(/^(-?[a-zA-Z][\w-]*) *=/gm)].map((found) => String(found[1]));
  return { written, read: parsed(text).map((message) => message.id) };
}

describe.each(LANGUAGES)("the language %s", (code) => {
  test("can be parsed by Fluent, every message of it", () => {
    const bundle = new FluentBundle(code);
    for (const file of ftlFiles(code)) {
      const text = source(code, file);
      const { written, read } = ids(text);
      expect(read, file).toEqual(written);
      // A duplicate id is an error, too.
      expect(bundle.addResource(new FluentResource(text)), file).toEqual([]);
    }
  });

  test("has every plural form it needs", () => {
    const needed = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
    const lacking: string[] = [];
    for (const message of messages(code).values()) {
      for (const [name, value] of patterns(message)) {
        for (const selection of selections(value).filter(isPlural)) {
          const missing = needed.filter((one) => !keys(selection).includes(one));
          if (missing.length > 0) lacking.push(`${name}: ${missing.join(", ")}`);
        }
      }
    }
    expect(lacking).toEqual([]);
  });

  test("names itself", () => {
    const { name, ...more } = JSON.parse(source(code, "language.json"));
    expect(name).toMatch(/^\p{Lu}\p{L}+/u);
    for (const key of Object.keys(more)) expect(["lang", "browsers", "formats"]).toContain(key);
  });

  test("has names and search terms only for what is on the boards", () => {
    const things = [
      ...idsOf("cities").flatMap((id) => [`city-${id}`, `search-city-${id}`]),
      ...[...idsOf("cards"), "grey"].map((id) => `search-card-${id}`),
    ];
    const own = OPTIONAL.flatMap((file) => ids(source(code, file)).read);
    expect(own.filter((id) => !things.includes(id))).toEqual([]);
  });
});

describe.each(OTHERS)("the language %s", (code) => {
  const own = messages(code);
  const pairs = [...ENGLISH.values()].flatMap((english) => {
    const translated = own.get(english.id);
    if (!translated) return [];
    const theirs = new Map(patterns(translated));
    return patterns(english).flatMap(([name, value]) => {
      const other = theirs.get(name);
      return other === undefined ? [] : [{ name, english: value, other }];
    });
  });

  test("has the files of English, and loads them", () => {
    expect(needed(code)).toEqual(needed("en"));
    for (const loader of ["", "rules/", "guide/", "plan/", "reasons/", "learn/"].map(
      (folder) => `${folder}index.ts`,
    )) {
      expect(source(code, loader)).toBe(source("en", loader));
    }
  });

  test.each(needed("en"))("has the messages and attributes of %s", (file) => {
    const names = (of: string) =>
      parsed(source(of, file)).flatMap((one) => patterns(one).map(([name]) => name));
    expect(names(code).sort()).toEqual(names("en").sort());
  });

  test("uses the same variables", () => {
    const different = pairs.flatMap(({ name, english, other }) => {
      const [wanted, used, free] = [variables(english), variables(other), onlyCounting(english)];
      const lost = [...wanted].filter((one) => !used.has(one) && !free.has(one));
      const unknown = [...used].filter((one) => !wanted.has(one));
      return lost.length + unknown.length > 0 ? [{ name, lost, unknown }] : [];
    });
    expect(different).toEqual([]);
  });

  test("selects by the same keys", () => {
    const chosen = (value: Value) =>
      [
        ...new Set(
          selections(value)
            .filter((one) => !isPlural(one))
            .flatMap(keys),
        ),
      ].sort();
    for (const { name, english, other } of pairs)
      expect(chosen(other), name).toEqual(chosen(english));
  });

  test("leaves nothing in English", () => {
    const same = pairs.filter(
      ({ english, other }) => /\p{L}/u.test(words(english)) && words(english) === words(other),
    );
    const excused = [...NAMES, ...source(code, "same.txt").split("\n").filter(Boolean)];
    expect(same.map(({ name }) => name).sort()).toEqual(excused.sort());
  });
});
