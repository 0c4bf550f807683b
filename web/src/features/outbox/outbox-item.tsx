import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { isIntent, isUnsent } from "../../db/outbox.ts";
import type { Failure, OutboxRow } from "../../db/rows.ts";
import { TokenVersion } from "../../ui/token-version.tsx";
import { describeRow, rulesOf } from "./intents.ts";
import { LoseIt } from "./lose-it.tsx";
import { ParkedAnswers, useGoneToken } from "./parked-answers.tsx";
import { isCreation, isGoneElsewhere, isLaunchedElsewhere, ON_DEVICE } from "./queue.ts";
import { takeBack } from "./take-back.ts";
import { useBusy } from "./use-busy.ts";
import { type Sending, since, whenSent } from "./when-sent.ts";

interface OutboxItemProps {
  row: OutboxRow;
  /** All queued rows of the same subject. */
  queue: readonly OutboxRow[];
  sending: Sending;
  onLeave: () => void;
}

/** One change that waits or was refused, with its actions. */
export function OutboxItem({ row, queue, sending, onLeave }: OutboxItemProps) {
  const { failure } = row;
  if (!failure)
    return (
      <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
        <div className="min-w-0 grow basis-44">
          <p className="font-medium break-words">{describeRow(row)}</p>
          <p className="text-sm text-muted tabular-nums">{whenSent(row, sending)}</p>
        </div>
        <TakeBack row={row} queue={queue} />
      </li>
    );
  const rules = isIntent(row) ? rulesOf(row) : null;
  const mine = isIntent(row) && rules?.conflict?.mine(row.payload);
  return (
    <li className="py-4">
      <p className="font-medium break-words">{describeRow(row)}</p>
      <p className="text-bad break-words">
        {isGoneElsewhere(row) ? <Gone row={row} /> : messageOf(row, failure)}
      </p>
      {row.kind !== "unreadable" && (
        <p className="text-sm text-muted tabular-nums">{since(row, sending.now)}</p>
      )}
      {mine && failure.theirs && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          <TokenVersion title="Here" {...mine} />
          <TokenVersion title="Elsewhere" {...failure.theirs} />
        </div>
      )}
      {mine && !failure.theirs && rules?.isWritten && (
        <div className="mt-3">
          <TokenVersion title="What you typed" {...mine} />
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

function messageOf(row: OutboxRow, failure: Failure): string {
  if (row.kind === "unreadable" || failure.code === ON_DEVICE) return failure.sentence;
  if (isLaunchedElsewhere(row)) return sentences.outbox.launchedElsewhere;
  const conflict = failure.theirs && isIntent(row) && rulesOf(row).conflict;
  return conflict ? conflict.sentence : fill(sentences.outbox.refused, { reason: failure.sentence });
}

/** Takes back a change that was never sent. A change that may have arrived stays, and says so. */
function TakeBack({ row, queue }: { row: OutboxRow; queue: readonly OutboxRow[] }) {
  const deps = useDeps();
  const [busy, act] = useBusy();
  if (!isUnsent(row) || !isIntent(row)) return null;
  const take = async () => {
    if (!(await takeBack(deps, row))) deps.toast.info(sentences.outbox.sentBefore, { id: "outbox" });
  };
  const lost = isCreation(row) ? queue : [row];
  return <LoseIt look="plain" label="Undo" lost={lost} busy={busy} onLose={act(take)} />;
}
