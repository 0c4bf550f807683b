import { useLiveQuery } from "dexie-react-hooks";
import { useStore } from "zustand";
import { useDeps } from "../../app/load-deps.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { readQueue } from "./queue.ts";

const none: readonly OutboxRow[] = [];

/** The rows queued for a token, oldest first. */
export function useQueue(tokenId: string | null | undefined): readonly OutboxRow[] {
  const deps = useDeps();
  const owner = useStore(sessionStore, ownerOf);
  const rows = useLiveQuery(
    () => (tokenId ? readQueue(deps, owner, tokenId).catch(() => none) : none),
    [deps, owner, tokenId],
  );
  return rows ?? none;
}
