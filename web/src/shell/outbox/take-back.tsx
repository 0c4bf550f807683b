import { sentences } from "#contract/sentences.ts";
import type { OutboxRow } from "../../db/rows.ts";
import { deliveries } from "../../flows/outbox/deliver.ts";
import { isUnsent } from "../../flows/outbox/line.ts";
import { takeBack } from "../../flows/outbox/take-back.ts";
import { useWorld } from "../../load-world.ts";
import { toast } from "../../ui/toast.ts";
import { LoseIt } from "./lose-it.tsx";
import { useBusy } from "./use-busy.ts";

/** The way back for what never went out. What may have arrived stays, and says so. */
export function TakeBack({ row, line }: { row: OutboxRow; line: readonly OutboxRow[] }) {
  const world = useWorld();
  const [busy, act] = useBusy();
  if (!isUnsent(row) || !(row.kind in deliveries)) return null;
  const take = async () => {
    if (!(await takeBack(world, row))) toast.info(sentences.outbox.sentBefore, { id: "outbox" });
  };
  const lost = row.kind === "create-token@1" ? line : [row];
  return <LoseIt look="plain" label="Take it back" lost={lost} busy={busy} onLose={act(take)} />;
}
