import { phrasesIn } from "../data-text.ts";
import { foldText } from "./clean-text.ts";
import type { Reading } from "./read-idea.ts";
import scenes from "./slang-scenes.json";

/** Slang and sayings that name nothing to be seen, and the scene in plain English that shows each. */
const known = new Map(
  Object.entries(scenes).flatMap(([phrases, scene]) =>
    phrasesIn(phrases).map((phrase) => [foldText(phrase), scene] as const),
  ),
);

/** The scene of an idea that is slang and no more, or a mere "not a dog": "wen lambo" is a sports car that waits. */
export const slangScene = ({ words }: Pick<Reading, "words">): string | null => {
  const said = words.map(({ folded }) => folded).join(" ");
  const [, denied] = NOT_ONE.exec(said) ?? [];
  if (denied) return `a ${denied} with a sign that says not a ${denied}`;
  return known.get(said) ?? known.get(said.replace(FILLER, "")) ?? null;
};
/** "definitely not a dog": nobody would say so of anything else. */
const NOT_ONE =
  /^(?:definitely |totally |absolutely |certainly |literally |still |actually )?not an? ([a-z]+)$/;
/** "wen lambo ser", "paper hands anonymous" */
const FILLER =
  /( (?:fr|frfr|ser|sir|bro|fam|lol|lmao|again|pls|please|tho|af|anonymous|challenge|club|gang|society|season|szn|era|moment|energy|coin|token|inc|dao))+$/;
