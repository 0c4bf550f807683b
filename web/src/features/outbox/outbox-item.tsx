import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { describeIntent } from "../../db/describe-intent.ts";
import type { Intents } from "../../db/intents.ts";
import { UNREADABLE } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { TokenVersion } from "../../ui/token-version.tsx";
import { isGoneElsewhere, isLaunchedElsewhere } from "./answer-parked.ts";
import { ON_DEVICE } from "./park.ts";
import { ParkedAnswers } from "./parked-answers.tsx";
import { TakeBack } from "./take-back-button.tsx";
import { useGoneToken } from "./use-gone-token.ts";
import { type Sending, since, whenSent } from "./when-sent.ts";

interface OutboxItemProps {
  row: OutboxRow;
  /** All that waits about the same. */
  queue: readonly OutboxRow[];
  sending: Sending;
  onLeave: () => void;
}

/** One thing that waits or was refused, and the ways out of it. */
export function OutboxItem({ row, queue, sending, onLeave }: OutboxItemProps) {
  const { failure } = row;
  if (!failure)
    return (
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <div className="min-w-0 grow basis-44">
          <p className="font-medium break-words">{describeIntent(row)}</p>
          <p className="text-sm text-muted tabular-nums">{whenSent(row, sending)}</p>
        </div>
        <TakeBack row={row} queue={queue} />
      </li>
    );
  return (
    <li className="py-4">
      <p className="font-medium break-words">{describeIntent(row)}</p>
      <p className="text-bad break-words">
        {isGoneElsewhere(row) ? <Gone row={row} /> : messageOf(row, failure)}
      </p>
      {row.kind !== UNREADABLE && (
        <p className="text-sm text-muted tabular-nums">{since(row, sending.now)}</p>
      )}
      {failure.theirs && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <TokenVersion title="Here" {...mineOf(row)} />
          <TokenVersion title="Elsewhere" {...failure.theirs} />
        </div>
      )}
      {!failure.theirs && row.kind === "edit-token@1" && (
        <div className="mt-3">
          <TokenVersion title="What you typed" {...mineOf(row)} />
        </div>
      )}
      <ParkedAnswers row={row} queue={queue} theirs={failure.theirs} onLeave={onLeave} />
    </li>
  );
}

function Gone({ row }: { row: OutboxRow }) {
  const mint = useGoneToken(row)?.mint_address;
  return mint ? fill(sentences.outbox.deletedOnChain, { mint }) : sentences.outbox.deletedElsewhere;
}

const mineOf = ({ kind, payload }: OutboxRow) =>
  kind === "delete-token@2"
    ? (payload as Intents["delete-token@2"]).seen
    : (payload as Intents["edit-token@1"]).words;

function messageOf(row: OutboxRow, failure: NonNullable<OutboxRow["failure"]>): string {
  if (row.kind === UNREADABLE || failure.code === ON_DEVICE) return failure.sentence;
  if (isLaunchedElsewhere(row)) return sentences.outbox.launchedElsewhere;
  if (!failure.theirs) return fill(sentences.outbox.refused, { reason: failure.sentence });
  return row.kind === "delete-token@2" ? sentences.outbox.deleteConflict : sentences.outbox.conflict;
}
