import type { TextModel, TextOrder } from "../../gateways/models/text-model.ts";
import type { World } from "../../world.ts";
import { failed, type Outcome, unasked } from "./outcome.ts";
import { reserve } from "./reserve.ts";

interface Task {
  userId: string;
  /** Tokens that it may take; what it took is counted afterwards. */
  estimate: number;
  /** Milliseconds for all of it, a second try included. */
  deadline: number;
  /** Hears how many words there are, now and then. */
  onWords?: (count: number) => void;
}

type Conditions = Pick<TextOrder, "signal" | "onWords" | "onTokens">;
type Needs = Pick<World, "models" | "store" | "clock" | "settings" | "log">;

/** Has the language model do something, within its time and the day's allowance. Never fails. */
export async function writeWithModel<T>(
  world: Needs,
  task: Task,
  work: (model: TextModel, conditions: Conditions) => Promise<T>,
): Promise<Outcome<T>> {
  const model = world.models.text;
  if (!model) return unasked;
  try {
    const kept = await reserve(world, task.userId, "tokens", task.estimate);
    if (typeof kept === "string") return { value: null, cause: kept };
    let spent = 0;
    const conditions: Conditions = {
      signal: AbortSignal.timeout(task.deadline),
      onWords: nowAndThen(task.onWords),
      onTokens: (count) => {
        spent += count;
      },
    };
    const value = await work(model, conditions).finally(() => kept.settle(spent));
    return { value, cause: null };
  } catch (error) {
    return failed(world, "text", error);
  }
}

const WORDS_BETWEEN = 25;

/** Who follows is told of a step, not of each word. */
function nowAndThen(tell?: (count: number) => void): (count: number) => void {
  let told = 0;
  return (count) => {
    // A second try begins anew.
    if (count < told) told = 0;
    if (!tell || count < told + WORDS_BETWEEN) return;
    told = count;
    tell(count);
  };
}
