import { useLiveQuery } from "dexie-react-hooks";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { isIntent } from "../../db/outbox.ts";
import type { IntentRow, OutboxRow } from "../../db/rows.ts";
import { readToken } from "../../db/token-rows.ts";
import { Button } from "../../ui/button.tsx";
import { giveUp, keepMine, takeTheirs, tryAgain } from "./answer-parked.ts";
import { ChangeRequest } from "./change-request.tsx";
import { rulesOf } from "./intents.ts";
import { LoseIt } from "./lose-it.tsx";
import { isFinal, isGoneElsewhere, isWithoutToken } from "./queue.ts";
import { isOnChain, recreateToken } from "./recreate-token.ts";
import { useBusy } from "./use-busy.ts";

interface ParkedAnswersProps {
  row: OutboxRow;
  /** All queued rows of the same subject. */
  queue: readonly OutboxRow[];
  theirs: SavedToken | null;
  onLeave: () => void;
}

/** The actions for a refused change. */
export function ParkedAnswers({ row, queue, theirs, onLeave }: ParkedAnswersProps) {
  return (
    <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      {theirs && isIntent(row) ? (
        <Versions row={row} theirs={theirs} />
      ) : (
        <Others row={row} queue={queue} onLeave={onLeave} />
      )}
    </div>
  );
}

function Versions({ row, theirs }: { row: IntentRow; theirs: SavedToken }) {
  const deps = useDeps();
  const [busy, act] = useBusy();
  const { conflict } = rulesOf(row);
  if (!conflict) return null;
  const keep = act(() => keepMine(deps, row, theirs));
  return (
    <>
      <Button look={conflict.isDanger ? "danger" : "primary"} busy={busy} onClick={keep}>
        {conflict.keepMine}
      </Button>
      <Button look="quiet" onClick={act(() => takeTheirs(deps, row, theirs))}>
        {conflict.takeTheirs}
      </Button>
    </>
  );
}

function Others({ row, queue, onLeave }: Omit<ParkedAnswersProps, "theirs">) {
  const deps = useDeps();
  const [busy, act] = useBusy();
  const isGone = isGoneElsewhere(row);
  const gone = useGoneToken(row);
  const recreate = async () => {
    if (!(await recreateToken(deps, row))) deps.toast.error(sentences.outbox.noLogo, { id: "outbox" });
  };
  return (
    <>
      {isGone && gone && !isOnChain(gone) && (
        <Button busy={busy} onClick={act(recreate)}>
          Create it again
        </Button>
      )}
      {!isGone && !isFinal(row) && row.kind !== "unreadable" && (
        <Button busy={busy} onClick={act(() => tryAgain(deps, row))}>
          Try again
        </Button>
      )}
      {!isGone && isIntent(row) && <ChangeRequest row={row} onLeave={onLeave} />}
      <LoseIt
        label="Discard it"
        lost={isWithoutToken(row) ? queue : [row]}
        busy={busy}
        onLose={act(() => giveUp(deps, row))}
      />
    </>
  );
}

/** This device's copy of a token that was deleted elsewhere; undefined until it is read. */
export function useGoneToken({ owner, entity }: OutboxRow): SavedToken | undefined {
  const deps = useDeps();
  return useLiveQuery(() => readToken(deps.db, owner, entity).catch(() => undefined), [deps, owner, entity]);
}
