import type { UserWorld } from "../../world.ts";

export interface SiteTeller {
  begins(byModel: boolean): void;
  /** How many words the model has written. */
  words(count: number): void;
  done(message: string): void;
}

/** A model is asked for about as many words as this; what it writes beyond them changes the percentage no more. */
const USUAL_WORDS = 700;

/** Tells who follows how far a website is. */
export function siteTeller({ progress, caller }: UserWorld, progressId: string | undefined): SiteTeller {
  const tell = (step: string, message: string, percent: number) =>
    progress.report(caller.userId, progressId, { step, message, percent });
  return {
    begins: (byModel) =>
      byModel
        ? tell("model-writing", "The model is writing", 10)
        : tell("writing", "Writing the words of your website", 20),
    words: (count) => {
      const percent = 10 + Math.round(75 * Math.min(1, count / USUAL_WORDS));
      tell("model-writing", `The model is writing: ${count} words so far`, percent);
    },
    done: (message) => tell("done", message, 100),
  };
}
