import type { UserDeps } from "../../deps.ts";

export interface SiteReporter {
  begins(byModel: boolean): void;
  /** Reports how many words the model has written. */
  words(count: number): void;
  done(message: string): void;
}

/** About how many words a model is asked for; further ones do not raise the percentage. */
const USUAL_WORDS = 700;

/** Reports a website's progress. */
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
