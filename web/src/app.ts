/** Puts the page together once its texts are there. */

import { mount } from "svelte";

import App from "./App.svelte";
import { initSettings } from "./settings/settings.svelte";
import { initialLanguage, speak } from "./texts/language.svelte";

/** Resolves when the whole page has been read: its first script does not wait for that. */
const read = new Promise<unknown>((done) =>
  document.readyState === "loading"
    ? document.addEventListener("DOMContentLoaded", done)
    : done(null),
);

initSettings();
// Do not render before the texts are there.
void Promise.all([speak(initialLanguage()), read]).then(() => {
  const target = document.getElementById("app");
  if (!target) throw new Error("expected an element with the id app in index.html");
  mount(App, { target });
});
