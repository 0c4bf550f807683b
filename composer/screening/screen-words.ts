import type { Refusal } from "#contract/errors.ts";
import { findsAbuse } from "./finds-abuse.ts";
import { findsHate } from "./finds-hate.ts";
import { findsImpersonation } from "./finds-impersonation.ts";
import { findsPromises } from "./finds-promises.ts";
import { findsViolence } from "./finds-violence.ts";
import { hear } from "./spoken.ts";

/** What is wrong with the words of an idea, a name or a story; null when nothing is. */
export const screenWords = (text: string): Refusal | null => {
  const spoken = hear(text);
  if (findsAbuse(spoken)) return "minors";
  if (findsHate(spoken)) return "hate";
  if (findsViolence(spoken)) return "violence";
  if (findsImpersonation(spoken)) return "impersonation";
  return findsPromises(spoken) ? "promise" : null;
};
