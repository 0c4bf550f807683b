import type { AppDeps } from "../../app/deps.ts";
import { changeInOutbox, isIntent, isUnsent, undoInOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { forgetUnsent } from "../../db/unsent-tokens.ts";
import { rememberToken } from "../device/cached-list.ts";
import { keepToken } from "../device/keep-token.ts";
import { rulesOf } from "./intents.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { isCreation, keepWithQueued, readQueue } from "./queue.ts";

/** Takes back a change that was never sent. Returns false if it was sent meanwhile: the server may have it then. */
export const takeBack = (deps: AppDeps, { owner, entity, seq }: OutboxRow): Promise<boolean> =>
  holdingOutbox(async () => {
    const queue = (await readQueue(deps, owner, entity)).filter(isIntent);
    const row = queue.find((each) => each.seq === seq);
    if (!row || !isUnsent(row)) return false;
    if (isCreation(row)) {
      await forgetCreation(deps, owner, entity);
      return true;
    }
    await undoInOutbox(deps.db, row);
    const rules = rulesOf(row);
    rules.dropped?.(row.payload);
    const hidden = rules.restore?.(row.payload);
    if (hidden) await keepWithQueued(deps, owner, hidden);
    const later = queue.filter((each) => each.seq > seq);
    const undone = rules.undo?.(row, later);
    if (undone?.later) await changeInOutbox(deps.db, undone.later.seq, { payload: undone.later.payload });
    const shown = undone?.words && (await readToken(deps.db, owner, entity));
    if (shown) await keepToken(deps, owner, { ...shown, ...undone.words });
    return true;
  });

/** Taking back a token's creation also removes its other queued changes. */
export async function forgetCreation(deps: AppDeps, owner: string, id: string): Promise<void> {
  const seqs = (await readQueue(deps, owner, id)).map(({ seq }) => seq);
  await forgetUnsent(deps.db, owner, id, seqs);
  rememberToken(deps, owner, id, null);
}
