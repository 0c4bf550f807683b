import type { Progress } from "#contract/generation.ts";
import { rhythm } from "#contract/limits.ts";
import { followProgress } from "../../api-client/progress.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { Instead } from "../../stores/wizard.ts";
import { dispatchWizard, logWork } from "../../stores/wizard-events.ts";
import { offerAfterSilence } from "./silence.ts";

interface Work {
  title: string;
  estimate: string;
  first: string;
  /** Steps to show if the server reports none: each has its time, and the last one says that it is done. */
  timed?: readonly string[];
  /** The line for each further tick of waiting, and the length of a tick in ms. */
  tick: { every: number; queue: string };
  /** What is offered after a long silence of the server. */
  instead?: Omit<Instead, "choose">;
}

/**
 * Runs a long call behind the loading modal, with the server's steps and a line at each tick. Its signal aborts when
 * the user gives up waiting and takes what is offered instead.
 */
export async function withWork<T>(
  deps: AppDeps,
  work: Work,
  call: (progressId: string, gaveUp: AbortSignal) => Promise<T>,
): Promise<T> {
  const progressId = deps.newId();
  const over = new AbortController();
  const gaveUp = new AbortController();
  const { title, estimate, first } = work;
  dispatchWizard({ type: "workStarted", title, estimate, first });
  let ticks = 0;
  const timer = setInterval(
    () => logWork(`${work.tick.queue} (${++ticks * (work.tick.every / 1000)} s)`),
    work.tick.every,
  );
  const restartSilence = work.instead ? offerAfterSilence(work.instead, gaveUp, over.signal) : () => {};
  const running = call(progressId, gaveUp.signal);
  void reportTimed(deps, work.timed ?? [], over.signal);
  let last = "";
  const log = ({ step, message, image_url, percent }: Progress) => {
    if (over.signal.aborted || gaveUp.signal.aborted) return;
    restartSilence();
    logWork(message, { goesOn: step === last, picture: image_url, percent });
    last = step;
  };
  void followProgress(deps.api, progressId, log, over.signal);
  try {
    return await running;
  } finally {
    clearInterval(timer);
    over.abort();
    dispatchWizard({ type: "workEnded" });
  }
}

/** Each step takes two seconds, and half a second after the last one it is done. An answer ends it early. */
async function reportTimed(deps: AppDeps, steps: readonly string[], signal: AbortSignal): Promise<void> {
  for (const [at, step] of steps.entries()) {
    const isLast = at === steps.length - 1;
    await deps.wait(isLast ? rhythm.timedStepsDone : rhythm.timedStep);
    if (signal.aborted) return;
    logWork(step);
  }
}
