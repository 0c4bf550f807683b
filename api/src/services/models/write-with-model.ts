import type { ServerDeps } from "../../deps.ts";
import type { TextModel, TextOrder } from "../../gateways/models/text-model.ts";
import { type Outcome, reportFailure, unasked } from "./outcome.ts";
import { reserve } from "./reserve.ts";

interface Task {
  userId: string;
  /** Tokens to reserve; the real usage is recorded afterwards. */
  estimate: number;
  /** Milliseconds for everything, a second try included. */
  deadline: number;
  /** Reports the number of words, every few words. */
  onWords?: (count: number) => void;
}

type Conditions = Pick<TextOrder, "signal" | "onWords" | "onTokens">;
type Needs = Pick<ServerDeps, "models" | "store" | "clock" | "settings" | "log">;

/** Lets the language model do a task, within its deadline and the day's allowance. Never throws. */
export async function writeWithModel<T>(
  deps: Needs,
  task: Task,
  work: (model: TextModel, conditions: Conditions) => Promise<T>,
): Promise<Outcome<T>> {
  const model = deps.models.text;
  if (!model) return unasked;
  try {
    const reservation = await reserve(deps, task.userId, "tokens", task.estimate);
    if (typeof reservation === "string") return { value: null, cause: reservation };
    let spent = 0;
    const conditions: Conditions = {
      signal: AbortSignal.timeout(task.deadline),
      onWords: everyFewWords(task.onWords),
      onTokens: (count) => {
        spent += count;
      },
    };
    const value = await work(model, conditions).finally(() => reservation.recordUse(spent));
    return { value, cause: null };
  } catch (error) {
    return reportFailure(deps, "text", error);
  }
}

const WORDS_BETWEEN = 25;

/** Reports every few words rather than each one. */
function everyFewWords(report?: (count: number) => void): (count: number) => void {
  let reported = 0;
  return (count) => {
    // A second try begins at zero.
    if (count < reported) reported = 0;
    if (!report || count < reported + WORDS_BETWEEN) return;
    reported = count;
    report(count);
  };
}
