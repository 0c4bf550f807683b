import { linesByKey, wordsIn } from "../data-text.ts";
import { kindOf } from "../reading/picture-index.ts";
import type { Slots } from "./narrator.ts";
import { natures as lines } from "./texts.gen.ts";

const natures = new Map(
  [...linesByKey(lines.trim())].flatMap(([words, [said = ""]]) =>
    wordsIn(words).map((word) => [word, said.split(", ")] as const),
  ),
);
const EATEN = ["get eaten", "the kitchen"];

/** What its like do, and where: beavers build dams at the pond. */
export const natureSlots = (noun: string, id: string): Slots => {
  const last = noun.split(" ").at(-1) ?? "";
  const [habit, home] = natures.get(id) ?? natures.get(last) ?? (kindOf(id) === "food" ? EATEN : []);
  return habit && home ? { habit: [habit], home: [home] } : {};
};
