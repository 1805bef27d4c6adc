import "@fontsource-variable/alegreya/wght.css";
import "@fontsource-variable/source-sans-3/wght.css";
import { mount } from "svelte";

import App from "./App.svelte";
import { begin } from "./settings/settings.svelte";
import "./style.css";
import { remembered, speak } from "./texts/language.svelte";

const target = document.getElementById("app");
if (!target) throw new Error("expected an element with the id app in index.html");
begin();
// Nothing is shown without words.
void speak(remembered()).then(() => mount(App, { target }));
