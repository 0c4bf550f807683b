import { MINUTE } from "#contract/limits.ts";
import { askForToken, TOKEN_ANSWER, type TokenWords } from "../../gateways/models/token-words.ts";
import type { World } from "../../world.ts";
import type { Outcome } from "../models/outcome.ts";
import { writeWithModel } from "../models/write-with-model.ts";

interface WordsOrder {
  userId: string;
  prompt: string;
}

/** Name, ticker and story by the model, where there is one that gives them. */
export const writeWords = (
  world: World,
  { userId, prompt }: WordsOrder,
  onWords: (count: number) => void,
): Promise<Outcome<TokenWords>> => {
  const task = { userId, estimate: TOKEN_ANSWER, deadline: MINUTE, onWords };
  return writeWithModel(world, task, (model, conditions) => askForToken(model, prompt, conditions));
};
