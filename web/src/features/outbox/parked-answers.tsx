import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { UNREADABLE } from "../../db/outbox.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { Button } from "../../ui/button.tsx";
import {
  deleteAnyway,
  giveUp,
  isGoneElsewhere,
  isLaunchedElsewhere,
  isWithoutToken,
  keepMine,
  takeTheirs,
  tryAgain,
} from "./answer-parked.ts";
import { ChangeRequest } from "./change-request.tsx";
import { LoseIt } from "./lose-it.tsx";
import { isOnChain, recreateToken } from "./recreate-token.ts";
import { useBusy } from "./use-busy.ts";
import { useGoneToken } from "./use-gone-token.ts";

interface ParkedAnswersProps {
  row: OutboxRow;
  /** All that waits about the same. */
  queue: readonly OutboxRow[];
  theirs: SavedToken | null;
  onLeave: () => void;
}

/** What can be done about something that did not go through. */
export function ParkedAnswers({ row, queue, theirs, onLeave }: ParkedAnswersProps) {
  return (
    <div className="mt-3 flex flex-col gap-2 sm:flex-row sm:flex-wrap">
      {theirs ? <Versions row={row} theirs={theirs} /> : <Others row={row} queue={queue} onLeave={onLeave} />}
    </div>
  );
}

function Versions({ row, theirs }: { row: OutboxRow; theirs: SavedToken }) {
  const deps = useDeps();
  const [busy, act] = useBusy();
  const isDeletion = row.kind === "delete-token@2";
  return (
    <>
      {isDeletion ? (
        <Button look="danger" busy={busy} onClick={act(() => deleteAnyway(deps, row, theirs))}>
          Delete anyway
        </Button>
      ) : (
        <Button busy={busy} onClick={act(() => keepMine(deps, row, theirs))}>
          Keep what is here
        </Button>
      )}
      <Button look="quiet" onClick={act(() => takeTheirs(deps, row, theirs))}>
        {isDeletion ? "Keep the other version" : "Take the other version"}
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
          Make it anew
        </Button>
      )}
      {!isGone && !isLaunchedElsewhere(row) && row.kind !== UNREADABLE && (
        <Button busy={busy} onClick={act(() => tryAgain(deps, row))}>
          Try again
        </Button>
      )}
      {!isGone && <ChangeRequest row={row} onLeave={onLeave} />}
      <LoseIt
        label="Give it up"
        lost={isWithoutToken(row) ? queue : [row]}
        busy={busy}
        onLose={act(() => giveUp(deps, row))}
      />
    </>
  );
}
