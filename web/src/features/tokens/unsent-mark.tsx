import CircleAlert from "icon:circle-alert";
import CloudUpload from "icon:cloud-upload";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { openOutbox } from "../../stores/outbox-dialog.ts";
import { classNames } from "../../ui/class-names.ts";
import { isGoneElsewhere, isLaunchedElsewhere } from "../outbox/queue.ts";
import { hasCreation } from "./unsent-token.ts";

/** Marks a token with changes that wait to be sent or were refused. Opens the outbox dialog. */
export function UnsentMark({ queue }: { queue: readonly OutboxRow[] }) {
  if (queue.length === 0) return null;
  const parked = queue.find(({ state }) => state === "parked");
  const Icon = parked ? CircleAlert : CloudUpload;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openOutbox}
      className={classNames(
        "-mx-2 mt-1 flex min-h-11 items-center gap-1.5 rounded-[10px] px-2 py-1 text-left text-sm hover:bg-raised",
        parked ? "text-bad" : "text-accent-ink",
      )}
    >
      <Icon className="size-4 shrink-0" aria-hidden="true" />
      <span className="line-clamp-2">{parked ? refusalOf(parked) : waitsOf(queue)}</span>
    </button>
  );
}

function refusalOf(row: OutboxRow): string {
  if (row.failure?.theirs) return sentences.outbox.markConflict;
  if (isGoneElsewhere(row)) return sentences.outbox.markGone;
  if (isLaunchedElsewhere(row)) return sentences.outbox.markLaunched;
  return fill(sentences.outbox.markRefused, { reason: row.failure?.sentence ?? "" });
}

const waitsOf = (queue: readonly OutboxRow[]): string =>
  hasCreation(queue) ? sentences.offline.notSent : sentences.outbox.markWaits;
