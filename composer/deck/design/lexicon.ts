import type { Mood, SectionId } from "#contract/deck.ts";
import hues from "./hues.json";
import words from "./words.json";

type Hue = keyof typeof hues;
type Doing = keyof typeof words.english.doings;

/**
 * What the words of a design prompt mean in one language, `|` between them; in lower case and without
 * accents, as a prompt is read. Among the doings, `out` is said after what is meant ("purple is out"); with a
 * "hide" before `except` all that is named stays, without one it goes. `cool` alone is praise: it is a
 * temperature beside a colour. The sizes ask for room where they stand beside a word for text. Fillers stand
 * between what matters, and change nothing.
 */
interface Vocabulary {
  parts: Partial<Record<SectionId, string>>;
  doings: Partial<Record<Doing, string>>;
  hues?: Partial<Record<Hue, string>>;
  shades: Partial<Record<Shade, string>>;
  turns: Record<Turn, string>;
  density: Record<Room, string>;
  sizes: Record<Room, string>;
  moods: Partial<Record<Mood, string>>;
  text: string;
  and: string;
  or: string;
  stop: string;
  other?: string;
  fillers: string;
}

/** One thing that a design prompt says. An unknown word is `other`, and does nothing. */
export type Token =
  | { is: "part"; id: SectionId }
  | { is: "hue"; hex: string }
  | { is: "shade"; shade: Shade }
  | { is: "turn"; turn: Turn }
  | { is: "mood"; mood: Mood }
  | { is: "density" | "size"; density: Room }
  | { is: "doing"; doing: Doing }
  | { is: "and" | "or" | "comma" | "stop" | "filler" | "text" | "other" };
export type Shade = "dark" | "light" | "black" | "white" | "pastel" | "muted" | "neon" | "deep";
export type Turn = "warm" | "cool";
type Room = "airy" | "compact";

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
  (room: Room): Token => ({ is, density: room });
const shade = (is: Shade): Token => ({ is: "shade", shade: is });
const doing = (is: Doing): Token => ({ is: "doing", doing: is });
const turn = (is: Turn): Token => ({ is: "turn", turn: is });
const mood = (is: Mood): Token => ({ is: "mood", mood: is });
const part = (id: SectionId): Token => ({ is: "part", id });

const learnLanguage = (language: Vocabulary): void => {
  learn(language.other, { is: "other" });
  learnEach(language.shades, shade);
  learnEach(language.turns, turn);
  learnEach(language.density, density("density"));
  learnEach(language.sizes, density("size"));
  learn(language.text, { is: "text" });
  learnEach(language.hues ?? {}, (name) => ({ is: "hue", hex: hues[name] }));
  learnEach(language.parts, part);
  learnEach(language.moods, mood);
  learnEach(language.doings, doing);
  learn(language.and, { is: "and" });
  learn(language.or, { is: "or" });
  learn(language.stop, { is: "stop" });
  for (const name of language.fillers.split(" ")) learn(name, { is: "filler" });
};

const english = { ...words.english, hues: Object.fromEntries(Object.keys(hues).map((name) => [name, name])) };
for (const language of [english, words.spanish, words.german, words.french, words.portuguese])
  learnLanguage(language);
