import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { deliveries } from "./deliver.ts";
import { LoseIt } from "./lose-it.tsx";
import { isUnsent } from "./queue.ts";
import { takeBack } from "./take-back.ts";
import { useBusy } from "./use-busy.ts";

/** The way back for what never went out. What may have arrived stays, and says so. */
export function TakeBack({ row, queue }: { row: OutboxRow; queue: readonly OutboxRow[] }) {
  const deps = useDeps();
  const [busy, act] = useBusy();
  if (!isUnsent(row) || !(row.kind in deliveries)) return null;
  const take = async () => {
    if (!(await takeBack(deps, row))) deps.toast.info(sentences.outbox.sentBefore, { id: "outbox" });
  };
  const lost = row.kind === "create-token@1" ? queue : [row];
  return <LoseIt look="plain" label="Take it back" lost={lost} busy={busy} onLose={act(take)} />;
}
