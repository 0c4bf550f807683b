import { formsOf } from "./word-forms.ts";
import type { Word } from "./words.ts";

export type Mood = "calm" | "wild" | "grand" | "gloomy" | "sweet";

const moodWords: Record<Mood, string> = {
  calm: "calm chill zen lazy sleepy sleep nap meditate slow peaceful cozy relax relaxed vibing lofi tea",
  wild: "crazy wild feral mad insane chaos chaotic rave party scream explode fight war fast racing degenerate hyper caffeinated",
  grand:
    "epic legendary king emperor giant mighty cosmic galaxy ancient god royal majestic immortal rule conquer hero",
  gloomy:
    "sad lonely depressed dark haunted ghost grave cursed cry crying doom lost forgotten rain rekt broke anxious",
  sweet: "cute sweet love baby tiny fluffy happy adorable hug kiss smile rainbow wholesome friend",
};

export const moodOf = (words: Word[]): Mood | null => {
  for (const [mood, list] of Object.entries(moodWords)) {
    const listed = list.split(" ");
    if (words.some((word) => formsOf(word.folded).some((form) => listed.includes(form)))) return mood as Mood;
  }
  return null;
};
