import { CodedError } from "#contract/errors.ts";
import type { Progress } from "#contract/generation.ts";
import type { Notices } from "../../db/database.ts";
import { createStreams, type Stream } from "./streams.ts";

/** The progress of long calls, in memory while somebody may follow it. */
export interface ProgressBoard {
  report(userId: string, id: string | undefined, progress: Progress): void;
  end(userId: string, id: string | undefined): void;
  /**
   * Yields the steps so far and to come, until the end. May begin before or after its call. If a user has too
   * many streams, the oldest ends; too many in all throw `unavailable`.
   */
  follow(userId: string, id: string, signal: AbortSignal): AsyncGenerator<Progress>;
}

interface Entry {
  userId: string;
  steps: Progress[];
  ended: boolean;
  touchedAt: number;
  followers: number;
  listeners: Set<() => void>;
}

/** Limits of the board, for one user and in all. `kept` is in milliseconds. */
export const boardLimits = { kept: 60_000, entriesEach: 20, entries: 5_000, streamsEach: 5, streams: 1_000 };

/** What happened to an entry, as servers tell each other: without `progress` it ended. */
interface Report {
  from: string;
  userId: string;
  id: string;
  progress?: Progress | undefined;
}

/** With `notices` a call may be followed at any server; `run` names this one among them. */
export function createProgressBoard(
  clock: () => number,
  {
    limits = boardLimits,
    notices,
    run = "",
  }: { limits?: typeof boardLimits; notices?: Notices; run?: string } = {},
): ProgressBoard {
  /** Ordered by their last use. */
  const entries = new Map<string, Entry>();
  const streams = createStreams(limits.streamsEach, limits.streams);

  /** The entry with this id; null if it is new and there is no room. */
  function entryOf(userId: string, id: string): Entry | null {
    forgetOld(entries, clock() - limits.kept);
    const entry = entries.get(id) ?? newEntry(userId);
    if (!entry) return null;
    entry.touchedAt = clock();
    entries.delete(id);
    entries.set(id, entry);
    return entry;
  }

  function newEntry(userId: string): Entry | null {
    const own = [...entries].filter(([, entry]) => entry.userId === userId);
    const [oldest] = own.filter(([, { followers }]) => followers === 0);
    if (own.length >= limits.entriesEach && oldest) entries.delete(oldest[0]);
    if (entries.size >= limits.entries) return null;
    return { userId, steps: [], ended: false, touchedAt: 0, followers: 0, listeners: new Set() };
  }

  function change(userId: string, id: string | undefined, apply: (entry: Entry) => void): void {
    // An id that another user follows already is theirs: this call goes on without progress.
    const isForeign = id !== undefined && (entries.get(id)?.userId ?? userId) !== userId;
    const entry = id === undefined || isForeign ? null : entryOf(userId, id);
    if (!entry) return;
    apply(entry);
    for (const listener of entry.listeners) listener();
  }

  const note = (userId: string, id: string | undefined, progress?: Progress) =>
    change(userId, id, (entry) => {
      entry.ended = progress === undefined;
      if (progress) entry.steps.push(progress);
    });

  function tell(userId: string, id: string | undefined, progress?: Progress): void {
    note(userId, id, progress);
    if (id !== undefined) notices?.send(JSON.stringify({ from: run, userId, id, progress } satisfies Report));
  }

  notices?.receive((text) => {
    const report = readReport(text);
    if (report && report.from !== run) note(report.userId, report.id, report.progress);
  });

  return {
    report: tell,
    end: (userId, id) => tell(userId, id),
    follow(userId, id, signal) {
      if ((entries.get(id)?.userId ?? userId) !== userId) throw new CodedError("not_found");
      const stream = streams.open(userId, signal);
      const entry = entryOf(userId, id);
      if (!entry) {
        stream.close();
        throw new CodedError("unavailable");
      }
      entry.followers++;
      stream.onClose(() => entry.followers--);
      return followEntry(entry, stream);
    },
  };
}

/** Null for a text that no server sent: every user of the database may send one. */
function readReport(text: string): Report | null {
  try {
    return JSON.parse(text) as Report | null;
  } catch {
    return null;
  }
}

async function* followEntry(entry: Entry, stream: Stream): AsyncGenerator<Progress> {
  let sent = 0;
  try {
    while (!stream.signal.aborted) {
      for (; sent < entry.steps.length; sent++) {
        const step = entry.steps[sent];
        if (step) yield step;
      }
      if (entry.ended) return;
      await nextChange(entry, stream.signal);
    }
  } finally {
    stream.close();
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

/** Removes entries that were last used before this time. One that is followed stays. */
function forgetOld(entries: Map<string, Entry>, before: number): void {
  for (const [id, { followers, touchedAt }] of entries) {
    if (touchedAt >= before) return;
    if (followers === 0) entries.delete(id);
  }
}
