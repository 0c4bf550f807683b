import { creatures, food, synonyms as lines, people, phrases, places, things } from "./lexicon/texts.gen.ts";

// Declared before `phrasesOf` is used, which runs while this module loads.
const wholePhrases = phrases.split("\n");

/** Phrase to picture ids, best first. Phrases are folded by the index. */
export const synonyms: readonly (readonly [phrase: string, id: string])[] = lines
  .split("\n")
  .flatMap((line) => {
    const [head = "", names = ""] = line.split(": ");
    const id = head.split(">").at(-1) ?? head;
    return phrasesOf(names).map((phrase) => [phrase, id] as const);
  });

/** Words are split at spaces, but the phrases named here stay whole. */
function phrasesOf(names: string): string[] {
  let rest = ` ${names} `;
  const found: string[] = [];
  for (const phrase of wholePhrases) {
    if (!rest.includes(` ${phrase} `)) continue;
    found.push(phrase);
    rest = rest.replace(` ${phrase} `, " ");
  }
  return [...found, ...rest.split(" ").filter((word) => word !== "")];
}

/**
 * What has no picture of its own, by the picture of its nearest relative: a sea lion is drawn as a seal, a
 * walrus as itself.
 */
export const relatives: readonly (readonly [phrase: string, id: string])[] = [
  creatures,
  people,
  food,
  things,
  places,
].flatMap((lines) =>
  lines.split("\n").flatMap((line) => {
    const [id = "", names = ""] = line.split(": ");
    return names.split(", ").map((phrase) => [phrase, id] as const);
  }),
);
