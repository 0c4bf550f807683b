import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { SentWords } from "../../db/intents.ts";
import { readOutbox, rebaseLater } from "../../db/outbox.ts";
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
 * The server's token onto the device, with what still waits for it on top. What follows in the line and was
 * done on top of what was `sent` is of this version now, or it would conflict with what was done before it on
 * this very device.
 */
export async function keepAnswer(
  deps: AppDeps,
  { owner, key }: Post,
  token: SavedToken,
  sent: SentWords,
): Promise<void> {
  await rebaseLater(deps.db, owner, { sent, answer: token, but: key });
  const rows = (await readOutbox(deps.db, owner)).filter((row) => row.entity === token.id && row.key !== key);
  const shown = withIntents([token], rows).find(({ id }) => id === token.id);
  if (shown) await keepToken(deps, owner, shown);
}
