import { useLiveQuery } from "dexie-react-hooks";
import { useStore } from "zustand";
import { useWorld } from "../../app/load-deps.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { sessionStore } from "../../stores/session.ts";
import { readLine } from "./queue.ts";

const none: readonly OutboxRow[] = [];

/** What this device has yet to tell the server about a token, first done first. */
export function useLine(tokenId: string | null | undefined): readonly OutboxRow[] {
  const world = useWorld();
  const owner = useStore(sessionStore, (state) => state.wallet?.address ?? "");
  const rows = useLiveQuery(
    () => (tokenId ? readLine(world, owner, tokenId).catch(() => none) : none),
    [world, owner, tokenId],
  );
  return rows ?? none;
}
