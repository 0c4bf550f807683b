import { fill } from "#contract/errors.ts";
import { MINUTE } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { isUnsent } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { ago } from "../../ui/when.ts";

export interface Sending {
  now: number;
  isReachable: boolean;
  isSyncing: boolean;
  /** No earlier row of its entity is queued. */
  isFirst: boolean;
}

/** `2 minutes ago · tries again in 30 s`: since when something waits, and until when. */
export function whenSent(row: OutboxRow, sending: Sending): string {
  const mayHaveArrived = !sending.isSyncing && !isUnsent(row) && sentences.outbox.mayHaveArrived;
  return [since(row, sending.now), nextTry(row, sending), mayHaveArrived].filter(Boolean).join(" · ");
}

export const since = ({ createdAt }: Pick<OutboxRow, "createdAt">, now: number): string =>
  ago(new Date(createdAt).toISOString(), now);

function nextTry({ notBefore }: OutboxRow, { now, isReachable, isSyncing, isFirst }: Sending): string {
  if (!isFirst) return sentences.outbox.sentAfter;
  if (!isReachable) return sentences.outbox.sentOnReturn;
  if (isSyncing) return sentences.outbox.sending;
  const rest = notBefore - now;
  return rest > 0 ? fill(sentences.outbox.sentAgain, { time: brief(rest) }) : sentences.outbox.sentNext;
}

const brief = (ms: number): string =>
  ms < MINUTE ? `${Math.ceil(ms / 1_000)} s` : `${Math.ceil(ms / MINUTE)} min`;
