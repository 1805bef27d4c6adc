import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** Where `whistlestop serve` listens, for `npm run dev`. */
const server = process.env.WHISTLESTOP_URL ?? "http://127.0.0.1:8000";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Comments are for translators: strip them from what browsers load. */
const textsWithoutComments: Plugin = {
  name: "texts-without-comments",
  apply: "build",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const source = await readFile(id.replace("?raw", ""), "utf-8");
    return `export default ${JSON.stringify(source.replace(/^#.*\n/gm, ""))}`;
  },
};

/**
 * The first script imports the app dynamically, so that it can start other downloads first. The
 * page names the app's files, so that nothing has to wait for the first script either.
 */
const appAtOnce: Plugin = {
  name: "app-at-once",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      // Unlike others, an asynchronous script does not wait for the styles.
      const page = html.replace('<script type="module"', '<script type="module" async');
      const files = new Set<string>();
      const styles = new Set<string>();
      const add = (name: string): void => {
        const chunk = bundle[name];
        if (chunk?.type !== "chunk" || files.has(name)) return;
        files.add(name);
        chunk.viteMetadata?.importedCss.forEach((style) => styles.add(style));
        chunk.imports.forEach(add);
      };
      const app = Object.values(bundle).find((one) => one.type === "chunk" && one.name === "app");
      if (!app) throw new Error("expected a chunk named app");
      add(app.fileName);
      const missing = [...styles, ...files].filter((file) => !page.includes(file));
      const tags = missing.map((file) => ({
        tag: "link",
        attrs: file.endsWith(".css")
          ? { rel: "stylesheet", crossorigin: true, href: `./${file}` }
          : { rel: "modulepreload", crossorigin: true, href: `./${file}` },
        injectTo: "head" as const,
      }));
      return { html: page, tags };
    },
  },
};

/** The licences of what browsers load, in one file: most of them ask to be passed on. */
const licences: Plugin = {
  name: "licences",
  apply: "build",
  async generateBundle() {
    const own = JSON.parse(await readFile(here("package.json"), "utf-8")) as Manifest;
    const texts = await Promise.all(["svelte", ...Object.keys(own.dependencies)].map(licenceOf));
    this.emitFile({ type: "asset", fileName: "licences.txt", source: texts.join("\n\n") });
  },
};

interface Manifest {
  name: string;
  version: string;
  license: string;
  dependencies: Record<string, string>;
}

async function licenceOf(name: string): Promise<string> {
  const folder = here(`node_modules/${name}/`);
  const about = JSON.parse(await readFile(`${folder}package.json`, "utf-8")) as Manifest;
  const file = (await readdir(folder)).find((one) => /^licen[cs]e/i.test(one));
  const text = await readFile(
    file ? folder + file : here(`licences/${about.license}.txt`),
    "utf-8",
  );
  return `${about.name} ${about.version}, ${about.license}\n\n${text.trim()}\n`;
}

/** Reads what a module imports. */
type Graph = (id: string) => { importedIds: readonly string[] } | null;

const source = (path: string): string => here(`src/${path}`);

/** A module and everything that is loaded with it. */
function withImports(entry: string, graph: Graph, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  for (const id of graph(entry)?.importedIds ?? []) withImports(id, graph, found);
  return found;
}

/** Pages that draw boards, too: the table shares its parts with them. */
const OTHERS = ["pages/replay/ReplayPage.svelte", "pages/rules/RulesPage.svelte"];

/**
 * A slow line loads a few files sooner than many: one for the app, and one for what the table
 * shares with other pages. Each contains all of its imports, so that they never form a circle.
 */
function groupOf(id: string, about: { getModuleInfo: Graph }): string | null {
  const graph: Graph = (one) => about.getModuleInfo(one);
  if (withImports(source("main.ts"), graph).has(id)) return null;
  if (withImports(source("app.ts"), graph).has(id)) return "app";
  if (!withImports(source("pages/table/TablePage.svelte"), graph).has(id)) return null;
  return OTHERS.some((page) => withImports(source(page), graph).has(id)) ? "board" : null;
}

export default defineConfig({
  // The server may be below a path of its host, so no address begins with a slash.
  base: "./",
  plugins: [svelte(), textsWithoutComments, appAtOnce, licences],
  build: {
    outDir: "../src/whistlestop/server/web",
    emptyOutDir: true,
    // The content security policy allows data: URLs for images only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: groupOf }] },
      },
    },
  },
  server: {
    proxy: {
      "/api": server,
      "/docs": server,
      "/ws": { target: server, ws: true },
    },
  },
  test: {
    include: ["tests/**/*.test.ts"],
    // Nothing that a file of tests changes outlasts it, so that all of them can share a process.
    isolate: false,
    setupFiles: ["tests/english.ts", "tests/quiet.ts"],
    // Long enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The contrast tests read the colours.
    css: { include: /style\.css/ },
  },
});
