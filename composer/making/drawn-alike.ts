import { wordsIn } from "../data-text.ts";
import { drawnAlike as ids } from "./texts.gen.ts";

/** What the plain set draws as something else: there all styles have the livelier drawing. */
export const drawnAlike: ReadonlySet<string> = new Set(wordsIn(ids));
