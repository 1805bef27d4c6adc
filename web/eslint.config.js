import js from "@eslint/js";
import sorting from "eslint-plugin-simple-import-sort";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import svelteConfig from "./svelte.config.js";

/** Which folders of `src` each folder may import. Only `App` imports the pages. */
const IMPORTS = {
  browser: [],
  protocol: ["browser"],
  settings: ["browser"],
  texts: ["browser", "protocol"],
  board: ["browser", "protocol", "settings", "texts"],
  table: ["browser", "protocol", "texts"],
  sound: ["protocol", "settings", "table"],
  help: ["board", "browser", "protocol", "texts"],
  parts: ["board", "browser", "protocol", "settings", "sound", "table", "texts"],
  dialogs: ["board", "browser", "parts", "protocol", "table", "texts"],
  access: ["board", "browser", "parts", "protocol", "table", "texts"],
  guide: ["board", "browser", "help", "parts", "protocol", "table", "texts"],
};
const FOLDERS = [...Object.keys(IMPORTS), "pages"];

const layers = Object.entries(IMPORTS).map(([folder, allowed]) => {
  const forbidden = FOLDERS.filter((other) => other !== folder && !allowed.includes(other));
  return {
    files: [`src/${folder}/**`],
    rules: {
      "no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              regex: `^(\\.\\./)+(${forbidden.join("|")})/`,
              message: `src/${folder} may import ${allowed.join(", ") || "no other folder"} (see eslint.config.js).`,
            },
          ],
        },
      ],
    },
  };
});

export default ts.config(
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: globals.browser },
    plugins: { sorting },
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_" },
      ],
      "sorting/imports": "error",
      eqeqeq: "error",
      "no-console": ["error", { allow: ["warn"] }],
      // The compiler checks names, including those of the browser.
      "no-undef": "off",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  { files: ["tests/**"], rules: { "no-console": "off" } },
  ...layers,
);
