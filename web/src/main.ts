import { mount } from "svelte";

import App from "./App.svelte";
import "./style.css";

const target = document.getElementById("app");
if (!target) throw new Error("expected an element with the id app in index.html");
export default mount(App, { target });
