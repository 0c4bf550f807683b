import type { SavedToken } from "#contract/token.ts";
import { readOutbox, rebaseLater } from "../../db/outbox.ts";
import type { World } from "../../world.ts";
import { keepToken } from "../device/keep-token.ts";
import { withIntents } from "./overlay.ts";

export interface Post {
  owner: string;
  /** Names it to the server: what was sent twice happens once. */
  key: string;
}

/** `part` names one of several requests of the same intent. */
export const keyed = ({ key }: Post, part = "") => ({ headers: { "Idempotency-Key": key + part } });

/**
 * The server's token onto the device, with what still waits for it on top; what follows in the line and was done on
 * version `from` is now of this one, or it would conflict with what was done before it on this very device.
 */
export async function keepAnswer(world: World, post: Post, token: SavedToken, from: number): Promise<void> {
  const { owner, key } = post;
  await rebaseLater(world.db, owner, token.id, { from, to: token.version, but: key });
  const rows = (await readOutbox(world.db, owner)).filter(
    (row) => row.entity === token.id && row.key !== key,
  );
  const shown = withIntents([token], rows).find(({ id }) => id === token.id);
  if (shown) await keepToken(world, owner, shown);
}
