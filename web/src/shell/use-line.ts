import { useLiveQuery } from "dexie-react-hooks";
import { useStore } from "zustand";
import type { OutboxRow } from "../db/rows.ts";
import { readLine } from "../flows/outbox/line.ts";
import { useWorld } from "../load-world.ts";
import { sessionStore } from "../stores/session.ts";

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
