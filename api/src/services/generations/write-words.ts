import { MINUTE } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";
import { askForToken, TOKEN_ANSWER, type TokenWords } from "../../gateways/models/token-words.ts";
import type { Outcome } from "../models/outcome.ts";
import { writeWithModel } from "../models/write-with-model.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";

interface WordsOrder {
  userId: string;
  prompt: string;
}

/** Asks the model for name, ticker and story. */
export const writeWords = (
  deps: ServerDeps,
  { userId, prompt }: WordsOrder,
  onWords: (count: number) => void,
): Promise<Outcome<TokenWords>> => {
  const task = { userId, estimate: TOKEN_ANSWER, deadline: MINUTE, onWords };
  return writeWithModel(deps, task, async (model, conditions) => {
    const words = await askForToken(model, prompt, conditions);
    refuseIdea(words.narrative, ...words.suggestions.map(({ name }) => name));
    return words;
  });
};
