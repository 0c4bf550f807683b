import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dropFromOutbox, readOutbox } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { keepNewToken, keepToken } from "../device/keep-token.ts";
import { holdingOutbox } from "./outbox-lock.ts";
import { withIntents } from "./overlay.ts";

/** What waits for one token, first done first. */
export const readQueue = async (deps: AppDeps, owner: string, entity: string): Promise<OutboxRow[]> =>
  (await readOutbox(deps.db, owner)).filter((row) => row.entity === entity);

/** The server's list with what waits here on top of it: nothing that was done here is undone on the screen. */
export async function withWaiting(
  deps: AppDeps,
  owner: string,
  fetched: readonly SavedToken[],
): Promise<SavedToken[]> {
  const rows = await readOutbox(deps.db, owner);
  const there = new Set(fetched.map(({ id }) => id));
  const gone = new Set(rows.map(({ entity }) => entity).filter((id) => !there.has(id)));
  const known = await Promise.all([...gone].map((id) => readToken(deps.db, owner, id)));
  return withIntents(
    fetched,
    rows,
    known.filter((token) => token !== undefined),
  );
}

/** A token that the server has, with what waits for it on top; undefined where it is to go. */
export const withQueued = async (
  deps: AppDeps,
  owner: string,
  fetched: SavedToken,
): Promise<SavedToken | undefined> =>
  withIntents([fetched], await readQueue(deps, owner, fetched.id)).find(({ id }) => id === fetched.id);

/** The same, onto the device. */
export async function keepWithQueued(deps: AppDeps, owner: string, fetched: SavedToken): Promise<void> {
  const shown = await withQueued(deps, owner, fetched);
  if (shown) await keepToken(deps, owner, shown);
}

/** Has the device show a token as it will be once the server has heard what waits for it. */
export const showWaiting = (deps: AppDeps, owner: string, id: string): Promise<void> =>
  holdingOutbox(async () => {
    const rows = await readQueue(deps, owner, id);
    const known = await readToken(deps.db, owner, id);
    const shown = withIntents(known ? [known] : [], rows).find((token) => token.id === id);
    if (shown && rows.length > 0) await keepNewToken(deps, owner, shown);
  });

/** Whether no request with it ever went out: the server cannot have it then. */
export const isUnsent = ({ wasSent, attempts }: OutboxRow): boolean => !wasSent && attempts === 0;

/** A wish for a website that waits gives way to a newer one of its kind. */
export const dropQueued = (
  deps: AppDeps,
  owner: string,
  id: string,
  request: "make-website@1" | "configure-automation@1",
): Promise<void> =>
  holdingOutbox(async () => {
    const rows = await readQueue(deps, owner, id);
    for (const { kind, seq } of rows) if (kind === request) await dropFromOutbox(deps.db, seq);
  });
