import { CodedError } from "#contract/errors.ts";
import type { Progress } from "#contract/generation.ts";

/** The steps of long calls, held in memory while somebody may look. */
export interface ProgressBoard {
  report(userId: string, id: string | undefined, progress: Progress): void;
  end(userId: string, id: string | undefined): void;
  /** Steps so far and to come, until the end; begins before or after the call it follows. */
  follow(userId: string, id: string, signal: AbortSignal): AsyncGenerator<Progress>;
}

interface Entry {
  userId: string;
  steps: Progress[];
  ended: boolean;
  touchedAt: number;
  listeners: Set<() => void>;
}

const KEPT = 60_000;
const MOST_ENTRIES = 5_000;

export function createProgressBoard(clock: () => number): ProgressBoard {
  const entries = new Map<string, Entry>();

  function entryOf(userId: string, id: string): Entry {
    const known = entries.get(id);
    if (known && known.userId !== userId) throw new CodedError("not_found");
    const entry = known ?? { userId, steps: [], ended: false, touchedAt: 0, listeners: new Set() };
    entry.touchedAt = clock();
    entries.set(id, entry);
    return entry;
  }

  function change(userId: string, id: string | undefined, apply: (entry: Entry) => void): void {
    // An id that another user follows already is theirs: this call goes on, untold.
    const isForeign = id !== undefined && (entries.get(id)?.userId ?? userId) !== userId;
    if (id === undefined || isForeign) return;
    forgetOld(entries, clock() - KEPT);
    const entry = entryOf(userId, id);
    apply(entry);
    for (const listener of entry.listeners) listener();
  }

  return {
    report: (userId, id, progress) =>
      change(userId, id, (entry) => {
        entry.ended = false;
        entry.steps.push(progress);
      }),
    end: (userId, id) =>
      change(userId, id, (entry) => {
        entry.ended = true;
      }),
    follow: (userId, id, signal) => followEntry(entryOf(userId, id), signal),
  };
}

async function* followEntry(entry: Entry, signal: AbortSignal): AsyncGenerator<Progress> {
  let told = 0;
  while (!signal.aborted) {
    for (; told < entry.steps.length; told++) {
      const step = entry.steps[told];
      if (step) yield step;
    }
    if (entry.ended) return;
    await nextChange(entry, signal);
  }
}

const nextChange = (entry: Entry, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const wake = () => {
      entry.listeners.delete(wake);
      signal.removeEventListener("abort", wake);
      resolve();
    };
    entry.listeners.add(wake);
    signal.addEventListener("abort", wake);
    if (signal.aborted) wake();
  });

function forgetOld(entries: Map<string, Entry>, before: number): void {
  for (const [id, entry] of entries) {
    const isOld = entry.touchedAt < before && entry.listeners.size === 0;
    if (isOld || entries.size > MOST_ENTRIES) entries.delete(id);
    else break;
  }
}
