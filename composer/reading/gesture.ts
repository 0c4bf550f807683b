import { phrasesIn } from "../data-text.ts";
import type { Expression } from "./expression.ts";
import gestures from "./gestures.json";
import { bare, formsIn } from "./phrase-forms.ts";
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
  | "bites";

/** What one sees a deed or a state by on the hero itself: a pose, a face, and what is drawn about it. */
export interface Gesture {
  pose?: GesturePose;
  /** The face that goes with it: nobody yawns with the mouth shut. */
  mood?: Expression;
  isEyesShut?: boolean;
  mark?: GestureMark;
}

const byFirst = new Map<string, { phrase: readonly string[]; gesture: Gesture }[]>();
for (const { words, ...gesture } of gestures as (Gesture & { words: string })[])
  for (const said of phrasesIn(words)) {
    const phrase = bare(said).split(" ");
    const first = phrase[0] ?? "";
    byFirst.set(first, [...(byFirst.get(first) ?? []), { phrase, gesture }]);
  }

/** The gesture that the most words ask for; of `others`, words that say it of somebody else, none is heard. */
export const gestureOf = (words: readonly Word[], others: ReadonlySet<number>): Gesture | null => {
  const forms = formsIn(words);
  return (
    words
      .flatMap(({ at }, nth) =>
        others.has(at)
          ? []
          : (forms[nth] ?? [])
              .flatMap((form) => byFirst.get(form) ?? [])
              .filter(({ phrase }) => phrase.every((part, off) => forms[nth + off]?.includes(part))),
      )
      .toSorted((one, other) => other.phrase.length - one.phrase.length)[0]?.gesture ?? null
  );
};
