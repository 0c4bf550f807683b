import { liveQuery } from "dexie";
import type { AppDeps } from "../../app/deps.ts";
import { readRows } from "../../db/readable.ts";
import type { StoredRow } from "../../db/rows.ts";
import { canSend, ownerOf, type SessionState, sessionStore } from "../../stores/session.ts";
import { flushOutbox } from "./flush-outbox.ts";

/**
 * Sends queued changes whenever there is a chance: after a sign-in, when the network or the user is back, when a
 * service worker wakes the page, or when the next attempt is due. Returns how to stop.
 */
export function watchOutbox(deps: AppDeps): () => void {
  const watch = new AbortController();
  const { signal } = watch;
  let owner = "";
  let due = Number.NaN;
  const send = async (eager: boolean) => {
    if (owner === "" || signal.aborted) return;
    await flushOutbox(deps, owner, { eager }).catch(() => {});
  };
  const eagerly = () => void send(true);
  addEventListener("online", eagerly, { signal });
  document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && eagerly(), {
    signal,
  });
  const onSession = (state: SessionState) => {
    const next = canSend(state) ? ownerOf(state) : "";
    if (next === owner) return;
    owner = next;
    eagerly();
  };
  const stop = sessionStore.subscribe(onSession);
  onSession(sessionStore.getState());
  const rows = liveQuery(() => readAll(deps)).subscribe((all) => {
    const mine = all.filter((row) => row.owner === owner);
    // A row behind another one of its subject is sent after that one, so its own time does not count.
    const subjects = new Set<string>();
    const first = mine.filter(({ entity }) => !subjects.has(entity) && subjects.add(entity));
    const waiting = first.filter(({ state }) => state === "waiting");
    const soonest = Math.min(...waiting.map(({ notBefore }) => notBefore));
    if (!Number.isFinite(soonest) || soonest === due) return;
    due = soonest;
    void deps.wait(Math.max(0, soonest - deps.now())).then(() => (due === soonest ? send(false) : undefined));
  });
  signal.addEventListener("abort", () => {
    stop();
    rows.unsubscribe();
  });
  return () => watch.abort();
}

/** The rows of all owners. If the database cannot be read, the next write triggers another read. */
const readAll = ({ db }: AppDeps): Promise<StoredRow[]> =>
  readRows(db, db.outbox, () => db.outbox.toCollection()).then(
    ({ rows }) => rows,
    () => [],
  );
