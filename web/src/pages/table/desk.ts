/** Whether everything fits side by side; otherwise panels go into drawers. */

import { MediaQuery } from "svelte/reactivity";

export const desk = new MediaQuery("(min-width: 60rem)");
