import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";

import App from "./App.svelte";
import { begin } from "./settings/settings.svelte";
import "./style.css";
import { remembered, speak } from "./texts/language.svelte";

/** Milliseconds after which a page that cannot load its parts is an old one. */
const SETTLED = 10_000;

const target = document.getElementById("app");
if (!target) throw new Error("expected an element with the id app in index.html");
begin();
// The server was updated, and a part of this page is gone: the new page has its own.
// One that has only just been loaded would not get better by that.
window.addEventListener("vite:preloadError", (event) => {
  if (performance.now() < SETTLED) return;
  event.preventDefault();
  location.reload();
});

// Nothing is shown without words.
void speak(remembered()).then(() => mount(App, { target }));
