import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dataUrl } from "../../canvas/data-url.ts";
import { imageKey, readImage } from "../../db/images.ts";
import type { Intent, Intents, SentPicture } from "../../db/intents.ts";
import { isIntent } from "../../db/outbox.ts";
import { readRow } from "../../db/readable.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken, toUnsaved } from "../../db/token-rows.ts";
import { replaceUnsent } from "../../db/unsent-tokens.ts";
import { rememberToken } from "../device/cached-list.ts";
import { withRoom } from "../device/with-room.ts";
import { pictureUrl } from "../tokens/keep-picture.ts";
import { newRow } from "./enqueue.ts";
import { flushOutbox } from "./flush-outbox.ts";
import { rulesOf } from "./intents.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { readQueue, withIntents } from "./queue.ts";

/**
 * Recreates a token that was deleted elsewhere while changes to it were queued here: a new token gets its words and
 * pictures, and its website and automation follow in their order. Returns false, and changes nothing, if its logo
 * cannot be had any more or its coin is on chain.
 */
export async function recreateToken(deps: AppDeps, { owner, entity }: OutboxRow): Promise<boolean> {
  const made = await holdingOutbox(async () => {
    // A queued deletion does not apply to the new token.
    const queue = (await readQueue(deps, owner, entity))
      .filter(isIntent)
      .filter((row) => !rulesOf(row).takeOver);
    const known = await readToken(deps.db, owner, entity);
    const [last] = known ? withIntents([known], queue) : [];
    const creation = last && !isOnChain(last) && (await creationOf(deps, owner, last));
    if (!creation) return false;
    const { shown } = creation;
    const first: Intent = { kind: "create-token@1", entity: shown.id, payload: creation };
    const moved = queue.flatMap((row) => rulesOf(row).moveTo?.(row.payload, shown) ?? []);
    const rows = [first, ...moved].map((intent) => newRow(deps, owner, intent));
    const seqs = queue.map(({ seq }) => seq);
    // If it cannot be read, it stays where it is.
    const draft = await readRow(deps.db, deps.db.drafts, [owner, entity]);
    await withRoom(deps, () => replaceUnsent(deps.db, owner, { gone: entity, seqs, shown, rows, draft }));
    rememberToken(deps, owner, entity, null);
    rememberToken(deps, owner, shown.id, shown);
    return true;
  });
  if (made) await flushOutbox(deps, owner, { eager: true });
  return made;
}

/** A launched or imported token: if it were recreated, it would be launched a second time. */
export const isOnChain = ({ mint_address, origin }: Pick<SavedToken, "mint_address" | "origin">): boolean =>
  mint_address !== null || origin === "IMPORTED";

async function creationOf(
  deps: AppDeps,
  owner: string,
  token: SavedToken,
): Promise<Intents["create-token@1"] | null> {
  const [logo, banner] = await Promise.all(
    (["logo", "banner"] as const).map((kind) =>
      picture(deps, owner, imageKey(token.id, kind), pictureUrl(token, kind)),
    ),
  );
  if (!logo) return null;
  const pictures = [urlOf(logo), banner ? urlOf(banner) : null] as const;
  const shown = { ...toUnsaved(token, ...pictures, deps.now()), id: deps.newId() };
  const generateBanner = !banner && token.banner_url !== null;
  return { shown, logo, banner: banner ?? null, generateBanner, metadata: null };
}

/** This device's copy; else the server's, if it still has one. */
async function picture(
  deps: AppDeps,
  owner: string,
  key: ReturnType<typeof imageKey>,
  url: string | null,
): Promise<SentPicture | null> {
  const kept = await readImage(deps.db, owner, key).catch(() => undefined);
  if (kept) return { type: kept.type, bytes: kept.bytes };
  const blob = url === null ? null : await deps.loadPicture(url).catch(() => null);
  return blob && { type: blob.type, bytes: await blob.arrayBuffer() };
}

const urlOf = ({ type, bytes }: SentPicture): string => dataUrl(type, new Uint8Array(bytes));
