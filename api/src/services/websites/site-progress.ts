import type { UserDeps } from "../../deps.ts";

export interface SiteReporter {
  begins(byModel: boolean): void;
  /** How many words the model has written. */
  words(count: number): void;
  done(message: string): void;
}

/** A model is asked for about as many words as this; what it writes beyond them changes the percentage no more. */
const USUAL_WORDS = 700;

/** Tells who follows how far a website is. */
export function createSiteReporter(
  { progress, caller }: UserDeps,
  progressId: string | undefined,
): SiteReporter {
  const report = (step: string, message: string, percent: number) =>
    progress.report(caller.userId, progressId, { step, message, percent });
  return {
    begins: (byModel) =>
      byModel
        ? report("model-writing", "The model is writing", 10)
        : report("writing", "Writing the words of your website", 20),
    words: (count) => {
      const percent = 10 + Math.round(75 * Math.min(1, count / USUAL_WORDS));
      report("model-writing", `The model is writing: ${count} words so far`, percent);
    },
    done: (message) => report("done", message, 100),
  };
}
