import type { AppDeps } from "../../app/deps.ts";
import { type Intents, sameWords } from "../../db/intents.ts";
import { changeInOutbox, undoInOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { forgetUnsent } from "../../db/unsent-tokens.ts";
import { rememberToken } from "../device/cached-list.ts";
import { keepToken } from "../device/keep-token.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { isUnsent, keepWithQueued, readQueue } from "./queue.ts";

/** Takes back what was never sent. False where it has gone out meanwhile: the server may have it then. */
export const takeBack = (deps: AppDeps, { owner, entity, seq }: OutboxRow): Promise<boolean> =>
  holdingOutbox(async () => {
    const queue = await readQueue(deps, owner, entity);
    const row = queue.find((each) => each.seq === seq);
    if (!row || !isUnsent(row)) return false;
    if (row.kind === "create-token@1") {
      await forgetCreation(deps, owner, entity, queue);
      return true;
    }
    await undoInOutbox(deps.db, row);
    if (row.kind === "edit-token@1") await undoEdit(deps, row, queue);
    if (row.kind === "delete-token@2")
      await keepWithQueued(deps, owner, (row.payload as Intents["delete-token@2"]).seen);
    return true;
  });

/** A token that is not to be made takes along what waits for it. */
export async function forgetCreation(
  deps: AppDeps,
  owner: string,
  id: string,
  queue: readonly OutboxRow[],
): Promise<void> {
  const seqs = queue.map(({ seq }) => seq);
  await forgetUnsent(deps.db, owner, id, seqs);
  rememberToken(deps, owner, id, null);
}

/**
 * What was edited on top of it stands on what was before it; where nothing was edited after it, that is shown
 * again. An edit of another tab stands on words of its own.
 */
async function undoEdit(deps: AppDeps, { owner, seq, payload }: OutboxRow, queue: readonly OutboxRow[]) {
  const { id, base, words } = payload as Intents["edit-token@1"];
  const later = queue.filter((row) => row.seq > seq && row.kind === "edit-token@1");
  for (const row of later) {
    const edit = row.payload as Intents["edit-token@1"];
    if (!sameWords(edit.base, words)) continue;
    await changeInOutbox(deps.db, row.seq, { payload: { ...edit, base } });
    return;
  }
  if (later.length > 0) return;
  const shown = await readToken(deps.db, owner, id);
  if (shown) await keepToken(deps, owner, { ...shown, ...base });
}
