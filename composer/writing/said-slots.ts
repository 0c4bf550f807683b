import { linesByKey } from "../data-text.ts";
import type { Slots } from "./narrator.ts";
import { saidThemes } from "./texts.gen.ts";

/** What is said, by what it is about: "rent is due" is of bills. */
const themes: readonly (readonly [slot: string, words: RegExp])[] = [...linesByKey(saidThemes)].map(
  ([slot, lines]) => [slot, new RegExp(`\\b(${lines.join("|").replaceAll(", ", "|")})\\b`, "i")],
);

/** The phrase under the name of each theme that it is about: a form that needs one is told of no other. */
export const saidSlots = (quoted: string): Slots =>
  Object.fromEntries(themes.filter(([, words]) => words.test(quoted)).map(([slot]) => [slot, [quoted]]));
