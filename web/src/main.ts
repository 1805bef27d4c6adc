import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import "./style.css";

import { mount } from "svelte";

import App from "./App.svelte";
import { initSettings } from "./settings/settings.svelte";
import { initialLanguage, speak } from "./texts/language.svelte";

/**
 * A page older than this, in milliseconds, may be out of date if one of its parts fails to load.
 */
const SETTLED = 10_000;

const target = document.getElementById("app");
if (!target) throw new Error("expected an element with the id app in index.html");
initSettings();
// After an update of the server, the parts that this page would load are gone: reload it. If the
// page is new, that would not help, and might loop.
window.addEventListener("vite:preloadError", (event) => {
  if (performance.now() < SETTLED) return;
  event.preventDefault();
  location.reload();
});

// Do not render before the texts are there.
void speak(initialLanguage()).then(() => mount(App, { target }));
