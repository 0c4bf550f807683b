import type { AppDeps } from "../../app/deps.ts";
import type { Intent } from "../../db/intents.ts";
import type { OutboxRow } from "../../db/rows.ts";

/** An intent as it first stands in the line: it goes with the next flush. */
export const intentRow = (deps: AppDeps, owner: string, intent: Intent): Omit<OutboxRow, "seq"> => ({
  ...intent,
  owner,
  key: deps.newId(),
  state: "waiting",
  attempts: 0,
  notBefore: deps.now(),
  createdAt: deps.now(),
  failure: null,
});
