import { phrasesIn } from "../data-text.ts";
import type { Expression } from "./expression.ts";
import { foreignVerb } from "./foreign-verb.ts";
import gestures from "./gestures.json";
import { spacedLanguageOf } from "./languages.ts";
import { formsIn, phraseWords } from "./phrase-forms.ts";
import type { Word } from "./words.ts";

/** How somebody holds itself for what it does with nothing but itself. */
export type GesturePose =
  | "wave"
  | "cheer"
  | "think"
  | "facepalm"
  | "shrug"
  | "point"
  | "hips"
  | "lotus"
  | "run"
  | "sleep"
  | "sit"
  | "jump"
  | "clap"
  | "look"
  | "lie"
  | "crossed"
  | "kneel"
  | "panic"
  | "cover"
  | "flex"
  | "dance";

/** What is seen about somebody who does it, or is so. */
export type GestureMark =
  | "sneeze"
  | "vomit"
  | "queasy"
  | "stars"
  | "flashes"
  | "notes"
  | "sweat"
  | "steam"
  | "shiver"
  | "itch"
  | "question"
  | "exclaim"
  | "chatter"
  | "flies"
  | "blush"
  | "tangle"
  | "heartbreak"
  | "hearts"
  | "zap"
  | "sparks"
  | "cobweb"
  | "halo"
  | "glow"
  | "shadow"
  | "fall"
  | "dots"
  | "asks"
  | "speed"
  | "placard"
  | "rust"
  | "gas"
  | "snip"
  | "watched"
  | "tie"
  | "silent"
  | "earthbound"
  | "offbeat"
  | "wingless"
  | "hiccup"
  | "tattooed"
  | "inked"
  | "moods"
  | "race"
  | "burst"
  | "peace"
  | "peg"
  | "cold"
  | "clock";

/** What one sees a deed or a state by on the hero itself: a pose, a face, and what is drawn about it. */
export interface Gesture {
  pose?: GesturePose;
  /** The face that goes with it: nobody yawns with the mouth shut. */
  mood?: Expression;
  isEyesShut?: boolean;
  mark?: GestureMark;
  /** Who eats or drinks is so no more. */
  isOverOnceFed?: boolean;
}

const byFirst = new Map<string, { phrase: readonly string[]; gesture: Gesture }[]>();
/** What one sees a deed by that is not done: of who cannot roar a bubble with nothing in it. */
const byDenied = new Map<string, Gesture>();
for (const { words, denied, ...gesture } of gestures as (Gesture & { words?: string; denied?: string })[]) {
  for (const base of phrasesIn(denied ?? "")) byDenied.set(base, gesture);
  for (const said of phrasesIn(words ?? "")) {
    const phrase = phraseWords(said);
    const first = phrase[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, gesture }]);
  }
}

export interface FoundGesture extends Gesture {
  /** The words that called for it. */
  at: ReadonlySet<number>;
}

/** The gesture that the most words ask for; of `others`, words that say it of somebody else, none is heard. */
export const gestureOf = (words: readonly Word[], others: ReadonlySet<number>): FoundGesture | null => {
  const language = spacedLanguageOf(words);
  const forms = formsIn(words).map((said, nth) => {
    const base = language && foreignVerb(words, nth, language);
    return base ? [...said, base] : said;
  });
  const found = words.flatMap(({ at, folded }, nth) =>
    others.has(at)
      ? []
      : [...(forms[nth] ?? []).flatMap((form) => byFirst.get(form) ?? []), ...wideIn(folded)]
          .filter(
            ({ phrase }) => isWide(folded) || phrase.every((part, off) => forms[nth + off]?.includes(part)),
          )
          .map((said) => ({ ...said, at })),
  );
  const sorted = found.toSorted((one, other) => other.phrase.length - one.phrase.length);
  const [longest] = sorted;
  if (!longest) return null;
  // "thinks he is a model": the longest may only say that it is no thinker.
  const isOutside = ({ at }: { at: number }) => at < longest.at || at >= longest.at + longest.phrase.length;
  const best = Object.keys(longest.gesture).length > 0 ? longest : (sorted.find(isOutside) ?? longest);
  const span = words.slice(best.at, best.at + best.phrase.length).map(({ at }) => at);
  return { ...best.gesture, at: new Set(span) };
};

/** A deed that somebody cannot or will not do, by its base form. */
interface NotDone {
  way: string;
  base: string;
}

/** How it is seen that somebody cannot, will not or never does something. */
export const gestureOfDenied = (denied: NotDone | null): FoundGesture | null => {
  const gesture = denied && denied.way !== "clumsy" ? byDenied.get(denied.base) : undefined;
  return gesture ? { ...gesture, at: new Set() } : null;
};

/** The deed that is not done is crossed out: nobody has its tool. */
export const isCrossedOut = (denied: NotDone | null): boolean =>
  CROSSED_OUT.has(gestureOfDenied(denied)?.mark ?? "");
const CROSSED_OUT: ReadonlySet<string> = new Set([
  "earthbound",
  "offbeat",
  "wingless",
] satisfies GestureMark[]);

/** Scripts that have no spaces to split at: there a word of the table is found within what is written. */
const WIDE = /[\u3040-\u30ff\u3400-\u9fff]/;
const isWide = (word: string): boolean => WIDE.test(word);
const wide = [...byFirst.values()].flat().filter(({ phrase: [first = ""] }) => isWide(first));
const wideIn = (word: string) =>
  isWide(word)
    ? wide
        .filter(({ phrase: [first = ""] }) => word.includes(first))
        .toSorted((one, other) => (other.phrase[0]?.length ?? 0) - (one.phrase[0]?.length ?? 0))
    : [];
