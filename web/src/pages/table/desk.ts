/** Whether there is room for everything side by side; else panels lie in drawers. */

import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("(min-width: 60rem)");
