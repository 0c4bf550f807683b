import { useEffect, useState } from "react";
import { unsentFile } from "../db/unsent-file.ts";
import type { UnsentWork } from "../db/unsent-work.ts";
import { accountUnsentWork } from "../flows/session/account-on-device.ts";
import { loadWorld } from "../load-world.ts";
import { Button } from "../ui/button.tsx";

/** Before this device forgets the account: what is not saved yet can be taken along. */
export function UnsentWorkNote() {
  const [work, setWork] = useState<UnsentWork[]>([]);
  useEffect(() => {
    void loadWorld().then(async (world) => setWork(await accountUnsentWork(world)));
  }, []);
  if (work.length === 0) return null;
  return (
    <div className="mt-4 rounded-[10px] border border-accent/60 px-4 py-3 text-ink">
      <p>Not saved yet, and only on this device: {work.map(({ title }) => title).join(", ")}.</p>
      <Button look="quiet" className="mt-3" onClick={() => download(work)}>
        Download it first
      </Button>
    </div>
  );
}

function download(work: UnsentWork[]): void {
  const address = URL.createObjectURL(new Blob([unsentFile(work)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = "gemwright-unsaved.json";
  link.click();
  URL.revokeObjectURL(address);
}
