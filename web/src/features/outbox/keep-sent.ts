import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraft } from "../../db/drafts.ts";
import type { SentWords } from "../../db/intents.ts";
import { changeInOutbox, isIntent } from "../../db/outbox.ts";
import type { IntentRow, OutboxRow } from "../../db/rows.ts";
import { removeToken } from "../../db/tokens.ts";
import { keepToken } from "../device/keep-token.ts";
import type { Sent, Taken } from "./intents/intent.ts";
import { rulesOf } from "./intents.ts";
import { readQueue, withIntents } from "./queue.ts";

/** Stores what the server's answer to an intent changes on this device. */
export async function keepSent(deps: AppDeps, row: IntentRow, { token, gone }: Sent): Promise<void> {
  if (token) await keepAnswer(deps, row, token.now, token.sent);
  if (gone) await keepDeletion(deps, row, gone.id, gone.seen);
}

/** Stores the server's token with its other queued changes applied. */
async function keepAnswer(deps: AppDeps, row: IntentRow, now: SavedToken, sent: SentWords): Promise<void> {
  await rebaseLater(deps, await queuedBeside(deps, row, now.id), {
    words: [sent, now],
    from: sent.version,
    to: now.version,
  });
  const [shown] = withIntents([now], await queuedBeside(deps, row, now.id));
  if (shown) await keepToken(deps, row.owner, shown);
}

/**
 * Gives changes that were made on top of the words that the server has now `taken` their new version, one after
 * another along the queue; else they would conflict with an earlier change of this very device. An edit that another
 * tab made on other words keeps its version: the server refuses it, and the user chooses.
 */
async function rebaseLater(deps: AppDeps, later: readonly OutboxRow[], taken: Taken): Promise<void> {
  let reached = taken;
  for (const row of later.filter(isIntent)) {
    const rebased = rulesOf(row).rebase?.(row.payload, reached);
    if (!rebased) continue;
    await changeInOutbox(deps.db, row.seq, { payload: rebased.payload });
    if (rebased.words) reached = { ...taken, words: [rebased.words] };
  }
}

/**
 * Runs only after the server has deleted the token. If another tab queued changes to it, the token stays here as it
 * was `seen`, until its owner recreates it or gives it up.
 */
async function keepDeletion(
  deps: AppDeps,
  row: IntentRow,
  id: string,
  seen: SavedToken | undefined,
): Promise<void> {
  const [left] = seen ? withIntents([], await queuedBeside(deps, row, id), [seen]) : [];
  if (left) return keepToken(deps, row.owner, left);
  await Promise.all([removeToken(deps.db, row.owner, id), discardDraft(deps.db, row.owner, id)]);
}

const queuedBeside = async (deps: AppDeps, { owner, key }: IntentRow, id: string): Promise<OutboxRow[]> =>
  (await readQueue(deps, owner, id)).filter((row) => row.key !== key);
