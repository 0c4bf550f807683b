import { sentences } from "#contract/sentences.ts";
import type { IntentKind } from "../../db/intents.ts";
import { isIntent } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { configureAutomation } from "./intents/configure-automation.ts";
import { createToken } from "./intents/create-token.ts";
import { deleteToken } from "./intents/delete-token.ts";
import { editToken } from "./intents/edit-token.ts";
import type { IntentRules } from "./intents/intent.ts";
import { makeWebsite } from "./intents/make-website.ts";
import { sendMessage } from "./intents/send-message.ts";

/** Every kind of intent. A new kind is a payload (db/intents.ts), a file in intents/, and a line here. */
export const intents: { [K in IntentKind]: IntentRules<K> } = {
  "create-token@1": createToken,
  "edit-token@1": editToken,
  "delete-token@2": deleteToken,
  "make-website@1": makeWebsite,
  "configure-automation@1": configureAutomation,
  "send-message@1": sendMessage,
};

export const rulesOf = <K extends IntentKind>({ kind }: { kind: K }): IntentRules<K> => intents[kind];

/** What the person did, in a few words. */
export function describeRow(row: OutboxRow): string {
  if (isIntent(row)) return rulesOf(row).describe(row.payload);
  return row.kind === "unreadable"
    ? "Something that this device can no longer read"
    : "Something from a newer version of this app";
}

/** Why a token cannot be launched before the server has heard, or was spared, what is queued for it. */
export function holdsLaunch(queue: readonly OutboxRow[]): string | null {
  const reasons = queue.map((row) =>
    isIntent(row) ? rulesOf(row).holdsLaunch : sentences.offline.launchEdited,
  );
  return reasons.find((reason) => reason === sentences.offline.launchUnsent) ?? reasons.find(Boolean) ?? null;
}
