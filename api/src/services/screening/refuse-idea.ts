import { screenWords } from "#composer/screening/screen-words.ts";
import { CodedError, refusalSentences } from "#contract/errors.ts";

/**
 * Refuses words that may not be published here (docs/decisions/011), before anything is spent on them. They
 * are judged together: an offer may have the brand in its name and the pitch in its story.
 */
export function refuseIdea(...texts: (string | undefined)[]): void {
  const text = texts.filter((text) => text !== undefined && text !== "").join(". ");
  const refusal = screenWords(text);
  if (refusal !== null) throw new CodedError("idea_refused", { reason: refusalSentences[refusal] });
}
