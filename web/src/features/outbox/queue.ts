import type { SavedToken } from "#contract/token.ts";
import type { World } from "../../app/deps.ts";
import { dropFromOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { keepNewToken, keepToken } from "../device/keep-token.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { withIntents } from "./overlay.ts";

/** What waits for one token, first done first. */
export const readLine = async (world: World, owner: string, entity: string): Promise<OutboxRow[]> =>
  (await readOutbox(world.db, owner)).filter((row) => row.entity === entity);

/** The server's list with what waits here on top of it: nothing that was done here is undone on the screen. */
export async function withWaiting(
  world: World,
  owner: string,
  heard: readonly SavedToken[],
): Promise<SavedToken[]> {
  const rows = await readOutbox(world.db, owner);
  const there = new Set(heard.map(({ id }) => id));
  const gone = new Set(rows.map(({ entity }) => entity).filter((id) => !there.has(id)));
  const known = await Promise.all([...gone].map((id) => readToken(world.db, owner, id)));
  return withIntents(
    heard,
    rows,
    known.filter((token) => token !== undefined),
  );
}

/** A token that the server has, with what waits for it on top; undefined where it is to go. */
export const underLine = async (
  world: World,
  owner: string,
  heard: SavedToken,
): Promise<SavedToken | undefined> =>
  withIntents([heard], await readLine(world, owner, heard.id)).find(({ id }) => id === heard.id);

/** The same, onto the device. */
export async function keepUnderLine(world: World, owner: string, heard: SavedToken): Promise<void> {
  const shown = await underLine(world, owner, heard);
  if (shown) await keepToken(world, owner, shown);
}

/** Has the device show a token as it will be once the server has heard what waits for it. */
export const showWaiting = (world: World, owner: string, id: string): Promise<void> =>
  holdingOutbox(async () => {
    const rows = await readLine(world, owner, id);
    const known = await readToken(world.db, owner, id);
    const shown = withIntents(known ? [known] : [], rows).find((token) => token.id === id);
    if (shown && rows.length > 0) await keepNewToken(world, owner, shown);
  });

/** Whether no request with it ever went out: the server cannot have it then. */
export const isUnsent = ({ wasSent, attempts }: OutboxRow): boolean => !wasSent && attempts === 0;

/** A wish for a website that waits gives way to a newer one of its kind. */
export const dropWish = (
  world: World,
  owner: string,
  id: string,
  wish: "make-website@1" | "configure-automation@1",
): Promise<void> =>
  holdingOutbox(async () => {
    const rows = await readLine(world, owner, id);
    for (const { kind, seq } of rows) if (kind === wish) await dropFromOutbox(world.db, seq);
  });
