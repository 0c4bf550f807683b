import type { World } from "../../app/deps.ts";
import { type Intents, sameWords } from "../../db/intents.ts";
import { changeInOutbox, undoInOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { forgetUnsent } from "../../db/unsent-tokens.ts";
import { rememberToken } from "../device/cached-list.ts";
import { keepToken } from "../device/keep-token.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { isUnsent, keepUnderLine, readLine } from "./queue.ts";

/** Takes back what was never sent. False where it has gone out meanwhile: the server may have it then. */
export const takeBack = (world: World, { owner, entity, seq }: OutboxRow): Promise<boolean> =>
  holdingOutbox(async () => {
    const line = await readLine(world, owner, entity);
    const row = line.find((each) => each.seq === seq);
    if (!row || !isUnsent(row)) return false;
    if (row.kind === "create-token@1") {
      await forgetCreation(world, owner, entity, line);
      return true;
    }
    await undoInOutbox(world.db, row);
    if (row.kind === "edit-token@1") await undoEdit(world, row, line);
    if (row.kind === "delete-token@2")
      await keepUnderLine(world, owner, (row.payload as Intents["delete-token@2"]).seen);
    return true;
  });

/** A token that is not to be made takes along what waits for it. */
export async function forgetCreation(
  world: World,
  owner: string,
  id: string,
  line: readonly OutboxRow[],
): Promise<void> {
  const seqs = line.map(({ seq }) => seq);
  await forgetUnsent(world.db, owner, id, seqs);
  rememberToken(world, owner, id, null);
}

/**
 * What was edited on top of it stands on what was before it; where nothing was edited after it, that is shown again. An
 * edit of another tab stands on words of its own.
 */
async function undoEdit(world: World, { owner, seq, payload }: OutboxRow, line: readonly OutboxRow[]) {
  const { id, base, words } = payload as Intents["edit-token@1"];
  const later = line.filter((row) => row.seq > seq && row.kind === "edit-token@1");
  for (const row of later) {
    const edit = row.payload as Intents["edit-token@1"];
    if (!sameWords(edit.base, words)) continue;
    await changeInOutbox(world.db, row.seq, { payload: { ...edit, base } });
    return;
  }
  if (later.length > 0) return;
  const shown = await readToken(world.db, owner, id);
  if (shown) await keepToken(world, owner, { ...shown, ...base });
}
