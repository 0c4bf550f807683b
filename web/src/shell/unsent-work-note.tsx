import { sentences } from "#contract/sentences.ts";
import { unsentFile } from "../db/unsent-file.ts";
import type { UnsentWork } from "../db/unsent-work.ts";
import { Button } from "../ui/button.tsx";

/** What is not saved yet and would be lost can be taken along. */
export function UnsentWorkNote({ work }: { work: readonly UnsentWork[] }) {
  if (work.length === 0) return null;
  return (
    <div className="mt-4 rounded-[10px] border border-accent/60 px-4 py-3 text-ink">
      <p>
        Not saved yet, and only on this device: {work.map(({ title }) => title).join(", ")}.{" "}
        {sentences.session.unsentIsLost}
      </p>
      <Button className="mt-3" onClick={() => download(work)}>
        Download it first
      </Button>
    </div>
  );
}

function download(work: readonly UnsentWork[]): void {
  const address = URL.createObjectURL(new Blob([unsentFile(work)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "gemwright-unsaved.json";
  link.click();
  URL.revokeObjectURL(address);
}
