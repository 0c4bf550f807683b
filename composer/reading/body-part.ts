import { phrasesIn, wordsIn } from "../data-text.ts";
import parts from "./body-parts.json";
import { formsIn, phraseWords } from "./phrase-forms.ts";
import { wordList } from "./word-list.ts";
import type { Word } from "./words.ts";

export type BodyPart = keyof typeof parts;

/** What the idea says of a part of somebody's body: that it is gone, the only one, there, or one more than usual. */
export interface SaidOfBody {
  part: BodyPart;
  way: "lost" | "one" | "two" | "many" | "has";
  /** Indexes of the first and the last word of its name. */
  at: number;
  last: number;
}

const known = (Object.keys(parts) as BodyPart[]).flatMap((part) =>
  phrasesIn(parts[part]).map((phrase) => ({ part, phrase: phraseWords(phrase) })),
);

/** "with one ear", "without a shell", "grew wings": the parts of a body that are said to be other than usual. */
export const saidOfBody = (words: readonly Word[]): SaidOfBody[] => {
  const forms = formsIn(words);
  return words.flatMap(({ at, folded }) => {
    const built = BUILT[folded];
    const count = built && countedAs(words.slice(Math.max(0, at - 1), at));
    const gone = LESS[folded];
    if (gone) return [{ part: gone, way: "lost", at, last: at }];
    if (built && count) return [{ part: built, way: count, at, last: at }];
    const hit = known.find(({ phrase }) => phrase.every((part, nth) => forms[at + nth]?.includes(part)));
    const last = at + (hit?.phrase.length ?? 0) - 1;
    if (!hit || namesMore.has(words[last + 1]?.folded ?? "")) return [];
    const way = wayOf(words.slice(Math.max(0, at - 4), at));
    return way ? [{ part: hit.part, way, at, last }] : [];
  });
};

/** "a two headed turtle" */
const BUILT: Readonly<Record<string, BodyPart>> = {
  headed: "head",
  eyed: "eye",
  eared: "ear",
  legged: "leg",
  footed: "leg",
  armed: "arm",
  clawed: "arm",
  winged: "wing",
  horned: "horn",
  toothed: "tooth",
  tailed: "tail",
};

/** "a wingless bird" */
const LESS: Readonly<Record<string, BodyPart>> = {
  earless: "ear",
  legless: "leg",
  armless: "arm",
  clawless: "arm",
  wingless: "wing",
  hornless: "horn",
  toothless: "tooth",
  tailless: "tail",
  featherless: "feather",
  plucked: "feather",
  furless: "fur",
  shaved: "fur",
  beakless: "beak",
  maneless: "mane",
};

/** Whether a number says how somebody is built, and not how many there are: "three legged dog". */
export const isOfBuild = (words: readonly Word[], at: number): boolean =>
  BUILT[words[at + 1]?.folded ?? ""] !== undefined;

const countedAs = (said: readonly Word[]): "one" | "two" | "many" | null => {
  if (said.some(({ folded }) => TWO.test(folded))) return "two";
  if (said.some(({ folded }) => MORE.test(folded))) return "many";
  return said.some(({ folded }) => ONE.test(folded)) ? "one" : null;
};

/** "with ear muffs", "with one tooth brush": a thing that is called by the part. */
const namesMore = new Set(wordsIn(wordList("called by a part of a body")));

const wayOf = (before: readonly Word[]): SaidOfBody["way"] | null => {
  const from = before.findLastIndex(({ folded }) => LACKS.test(folded) || HAS.test(folded));
  const said = before.slice(from + 1);
  if (from < 0 || said.some(({ folded }) => !DESCRIBES.test(folded)) || said.length > 3) return null;
  if (LACKS.test(before[from]?.folded ?? "")) return "lost";
  return countedAs(said) ?? "has";
};
const LACKS =
  /^(without|no|lost|loses|losing|lacks|lacking|missing|minus|ohne|sin|sem|sans|senza|zonder|bez|tanpa|без)$/;
const HAS =
  /^(with|has|have|having|had|got|gets|grew|grows|growing|sprouts|sprouted|mit|con|com|avec|tiene|tem|hat|ha)$/;
const ONE = /^(one|single|only|1|einem|einer|un|una|um|uma|une|uno|une|solo|sola)$/;
/** "with only seven arms" */
const MORE = /^(three|four|five|six|seven|eight|nine|ten|hundred|many|[3-9])$/;
const TWO = /^(two|2|zwei|dos|dois|duas|deux|due)$/;
const DESCRIBES =
  /^(one|two|three|four|five|six|seven|eight|nine|ten|hundred|single|only|just|a|an|the|his|her|its|their|any|all|tiny|little|small|big|huge|giant|long|short|extra|broken|real|human|sharp|[1-9]|ein|eine|einem|einer|zwei|un|una|um|uma|une|uno|dos|dois|duas|deux|due|solo|sola)$/;

/** Whether a word names such a part. */
export const isSaidOfBody = (words: readonly Word[], at: number): boolean =>
  saidOfBody(words).some((said) => said.at <= at && at <= said.last);

/** A wooden leg is always somebody's, also a pirate's, whom one knows by the flag. */
export const isPegLeg = (words: readonly Word[], at: number): boolean =>
  saidOfBody(words).some((said) => said.part === "peg" && said.at <= at && at <= said.last);
