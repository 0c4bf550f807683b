import { sentences } from "#contract/sentences.ts";
import type { IntentKind } from "../../db/intents.ts";
import { isIntent } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { changeDeckRules } from "./intents/change-deck.ts";
import { configureAutomationRules } from "./intents/configure-automation.ts";
import { createTokenRules } from "./intents/create-token.ts";
import { deleteTokenRules } from "./intents/delete-token.ts";
import { editTokenRules } from "./intents/edit-token.ts";
import type { IntentRules } from "./intents/intent.ts";
import { makeWebsiteRules } from "./intents/make-website.ts";
import { sendMessageRules } from "./intents/send-message.ts";

/**
 * Every kind of intent. For a new kind add its payload (db/intents.ts), its name in `kinds` (db/outbox.ts), a file in
 * intents/, a line here, and its description for the offline proof (tests/proofs/c6/acts.ts).
 */
export const intents: { [K in IntentKind]: IntentRules<K> } = {
  "create-token@1": createTokenRules,
  "edit-token@1": editTokenRules,
  "delete-token@2": deleteTokenRules,
  "make-website@1": makeWebsiteRules,
  "configure-automation@1": configureAutomationRules,
  "change-deck@1": changeDeckRules,
  "send-message@1": sendMessageRules,
};

export const rulesOf = <K extends IntentKind>({ kind }: { kind: K }): IntentRules<K> => intents[kind];

/** A short description of the user's action. */
export function describeRow(row: OutboxRow): string {
  if (isIntent(row)) return rulesOf(row).describe(row.payload);
  return row.kind === "unreadable"
    ? "Something that this device can no longer read"
    : "Something from a newer version of this app";
}

/** Why a token cannot be launched before its queued changes are sent or taken back; null if it can. */
export function holdsLaunch(queue: readonly OutboxRow[]): string | null {
  const reasons = queue.map((row) =>
    isIntent(row) ? rulesOf(row).holdsLaunch : sentences.offline.launchEdited,
  );
  return reasons.find((reason) => reason === sentences.offline.launchUnsent) ?? reasons.find(Boolean) ?? null;
}
