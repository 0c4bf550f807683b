import type { SavedToken } from "#contract/token.ts";
import type { Intents } from "../../db/intents.ts";
import { replaceInOutbox } from "../../db/outbox.ts";
import { forgetUnsent } from "../../db/unsent-tokens.ts";
import type { World } from "../../world.ts";
import { withRoom } from "../device/with-room.ts";
import { intentRow } from "./intent-row.ts";
import { isUnsent, readLine } from "./line.ts";
import { holdingOutbox } from "./outbox-lock.ts";

/**
 * A token that was made here and goes before the server is known to have it takes what waits for it along. `forgotten`:
 * it was never even sent, so that there is nothing to tell. `told`: the server may have it, or has refused something
 * about it that would stand in the way, and hears of it with the next flush. Null: nothing of the kind. Where a device is
 * full all of it stays.
 */
export const deleteUnsent = (
  world: World,
  owner: string,
  token: SavedToken,
): Promise<"forgotten" | "told" | null> =>
  holdingOutbox(async () => {
    const rows = await readLine(world, owner, token.id);
    const creation = rows.find(({ kind }) => kind === "create-token@1");
    const gone = creation ? rows : rows.filter(({ state }) => state === "parked");
    if (gone.length === 0) return null;
    const seqs = gone.map(({ seq }) => seq);
    if (creation && isUnsent(creation)) {
      await withRoom(world, () => forgetUnsent(world.db, owner, token.id, seqs));
      return "forgotten";
    }
    const seen = creation ? (creation.payload as Intents["create-token@1"]).shown : token;
    const deletion = { kind: "delete-token@2" as const, entity: token.id, payload: { seen } };
    await withRoom(world, () => replaceInOutbox(world.db, seqs, intentRow(world, owner, deletion)));
    return "told";
  });
