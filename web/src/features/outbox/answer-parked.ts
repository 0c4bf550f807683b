import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { changeInOutbox, isIntent, undoInOutbox } from "../../db/outbox.ts";
import type { OutboxRow, StoredRow } from "../../db/rows.ts";
import { withRoom } from "../device/with-room.ts";
import { syncTokens } from "../tokens/sync-tokens.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { rulesOf } from "./intents.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { hideToken, isWithoutToken, keepWithQueued } from "./queue.ts";
import { forgetCreation } from "./take-back.ts";

/** Sends it again as it is. */
export const tryAgain = (deps: AppDeps, row: OutboxRow): Promise<unknown> => send(deps, row, {});

/**
 * Both sides changed the token and the user keeps this device's version: it is sent as a change of the server's
 * version.
 */
export async function keepMine(deps: AppDeps, row: OutboxRow, theirs: SavedToken): Promise<void> {
  if (!isIntent(row)) return;
  const { conflict, restore } = rulesOf(row);
  if (!conflict) return;
  const payload = conflict.onto(row.payload, theirs);
  if (restore) await hideToken(deps, row.owner, theirs.id);
  // A new request, so it needs a new key.
  await send(deps, row, { payload, key: deps.newId() });
}

/**
 * Both sides changed the token and the user keeps the server's version. Later changes of this device are asked about
 * next.
 */
export async function takeTheirs(deps: AppDeps, row: OutboxRow, theirs: SavedToken): Promise<void> {
  await holdingOutbox(async () => {
    await undoInOutbox(deps.db, row);
    await keepWithQueued(deps, row.owner, theirs);
  });
}

/**
 * Gives the change up, so that the device shows the server's version again. If the server has no such token, its
 * other queued changes are given up as well.
 */
export async function giveUp(deps: AppDeps, row: OutboxRow): Promise<void> {
  if (isWithoutToken(row)) await holdingOutbox(() => forgetCreation(deps, row.owner, row.entity));
  else await undoInOutbox(deps.db, row);
  if (isIntent(row)) rulesOf(row).dropped?.(row.payload);
  await syncTokens(deps, { force: true }).catch(() => {});
}

async function send(deps: AppDeps, row: OutboxRow, change: Partial<StoredRow>): Promise<unknown> {
  const again = { ...change, state: "waiting" as const, attempts: 0, notBefore: 0, failure: null };
  await withRoom(deps, () => changeInOutbox(deps.db, row.seq, again));
  return flushOutbox(deps, row.owner, { eager: true });
}
