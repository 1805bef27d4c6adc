/** Tests run in English, unless they choose another language. */

import { speak } from "../src/texts/language.svelte";

await speak("en");
