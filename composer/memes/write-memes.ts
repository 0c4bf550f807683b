import { linesByKey } from "../data-text.ts";
import type { BodyPose } from "../drawing/creatures/limbs.ts";
import type { Expression } from "../reading/expression.ts";
import type { Reading } from "../reading/read-idea.ts";
import type { Random } from "../seeded/random.ts";
import { narratorFrom } from "../writing/narrator.ts";
import { slotsOf } from "../writing/slots.ts";
import { captions } from "./texts.gen.ts";

/** The hero with a caption: one picture with words above and below, or two pictures with words beside each. */
export interface Meme {
  /** One or two. */
  heroes: readonly { pose: BodyPose; expression: Expression }[];
  words: readonly [string, string];
}

interface Caption {
  heroes: Meme["heroes"];
  /** Both captions, with " / " between. */
  line: string;
}

const captionsOf = (text: string): Caption[] =>
  [...linesByKey(text)].flatMap(([key, lines]) => {
    const heroes = key.split(", ").map((hero) => {
      const [pose, expression] = hero.split(" ");
      return { pose: pose as BodyPose, expression: expression as Expression };
    });
    return lines.map((line) => ({ heroes, line }));
  });

export const allCaptions = captionsOf(captions);

/** As many memes as the idea has captions for, at most `most`: those about what it does come first, then what it is or feels. */
export const writeMemes = (
  reading: Reading,
  { name, ticker }: { name: string; ticker: string },
  random: Random,
  most: number,
): Meme[] => {
  const narrator = narratorFrom(slotsOf(reading, name, ticker, random), random);
  const rankOf = ({ line }: Caption) => (DEED.test(line) ? 0 : POINT.test(line) ? 1 : 2);
  const shuffled = random.shuffle(
    reading.subject ? allCaptions : allCaptions.filter(({ line }) => !NOUN.test(line)),
  );
  const ordered = shuffled.toSorted((one, other) => rankOf(one) - rankOf(other));
  const memes: Meme[] = [];
  for (const { heroes, line } of ordered) {
    if (memes.length === most) break;
    const [first, second] = narrator.narrate([line]).split(" / ");
    if (first && second) memes.push({ heroes, words: [first, second] });
  }
  return memes;
};

/** What the hero does. */
const DEED = /\{(?:\w*base|\w*gerund|third)\}/i;
/** What it is, fears, loves, wants or has; or what is said. */
const POINT = /\{(?:feared|loved|hoped|motif\w*|quoted|myState|lacking|posing|trait)\}/i;
/** A hero that is named. Of an idea that names none it would be a word in the wrong place. */
const NOUN = /\{(?:\w*noun|\w*kinds?)\}/i;
