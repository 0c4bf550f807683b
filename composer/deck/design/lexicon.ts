import type { Mood, SectionId } from "#contract/deck.ts";
import * as words from "./words.ts";
import { abroad } from "./words-abroad.ts";

type Doing = keyof typeof words.doings;

/** One thing that a wish says. What is not known is `other`, and does nothing. */
export type Token =
  | { is: "part"; id: SectionId }
  | { is: "hue"; hex: string }
  | { is: "shade"; shade: Shade }
  | { is: "turn"; turn: Turn }
  | { is: "mood"; mood: Mood }
  | { is: "density" | "size"; density: "airy" | "compact" }
  | { is: "doing"; doing: Doing }
  | { is: "and" | "or" | "comma" | "stop" | "filler" | "text" | "other" };
export type Shade = "dark" | "light" | "black" | "white" | "pastel" | "muted" | "neon" | "deep";
export type Turn = "warm" | "cool";

/** By its words; the first that learns a word keeps it, so that English does not change its meaning. */
export const lexicon = new Map<string, Token>();
const learn = (names: string | undefined, token: Token): void => {
  for (const name of names?.split("|") ?? []) if (name !== "" && !lexicon.has(name)) lexicon.set(name, token);
};
const learnEach = <Key extends string>(
  all: Partial<Record<Key, string>>,
  tokenOf: (key: Key) => Token,
): void => {
  for (const [key, names] of Object.entries(all) as [Key, string][]) learn(names, tokenOf(key));
};
const density =
  (is: "density" | "size") =>
  (room: "airy" | "compact"): Token => ({ is, density: room });
const shade = (is: Shade): Token => ({ is: "shade", shade: is });
const doing = (is: Doing): Token => ({ is: "doing", doing: is });
const turn = (is: Turn): Token => ({ is: "turn", turn: is });
const mood = (is: Mood): Token => ({ is: "mood", mood: is });
const part = (id: SectionId): Token => ({ is: "part", id });

learn("brain rot", { is: "other" });
learnEach(
  {
    black: "black|negro|negra",
    white: "white|blanco|blanca",
    dark: words.darkWords,
    light: words.lightWords,
    pastel: words.pastelWords,
    muted: words.mutedWords,
    neon: words.neonWords,
    deep: words.deepWords,
  },
  shade,
);
learnEach(words.turnWords, turn);
learnEach({ airy: words.airyWords, compact: words.compactWords }, density("density"));
learnEach(words.sizeWords, density("size"));
learn(words.textWords, { is: "text" });
for (const [name, hex] of Object.entries(words.hues)) learn(name, { is: "hue", hex });
learnEach(words.partNames, part);
learnEach(words.moodWords, mood);
learnEach(words.doings, doing);
learn("and|plus|e|y", { is: "and" });
learn("or|nor|ni|o|u", { is: "or" });
learn("but|instead|yet|and more|y mas|und mehr|et plus|e mais|pero|sino", { is: "stop" });
for (const name of words.fillers) learn(name, { is: "filler" });

for (const language of abroad) {
  learnEach(language.parts, part);
  learnEach(language.doings, doing);
  learnEach(language.shades, shade);
  learnEach(language.turns, turn);
  learnEach(language.hues, (name) => ({ is: "hue", hex: words.hues[name] ?? "" }));
  learnEach(language.density, density("density"));
  learnEach(language.sizes, density("size"));
  learnEach(language.moods, mood);
  learn(language.text, { is: "text" });
  learn(language.and, { is: "and" });
  learn(language.or, { is: "or" });
  learn(language.stop, { is: "stop" });
  for (const name of language.fillers.split(" ")) learn(name, { is: "filler" });
}
