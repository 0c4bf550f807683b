import { sentences } from "#contract/sentences.ts";
import { Button } from "../../ui/button.tsx";
import { downloadUnsent } from "./unsent-file.ts";
import type { UnsentWork } from "./unsent-work.ts";

/** What is not saved yet and would be lost can be taken along. */
export function UnsentWorkNote({ work }: { work: readonly UnsentWork[] }) {
  if (work.length === 0) return null;
  return (
    <div className="mt-4 rounded-[10px] border border-accent/60 px-4 py-3 text-ink">
      <p>
        Not saved yet, and only on this device: {work.map(({ title }) => title).join(", ")}.{" "}
        {sentences.session.unsentIsLost}
      </p>
      <Button className="mt-3" onClick={() => downloadUnsent(work)}>
        Download it first
      </Button>
    </div>
  );
}
