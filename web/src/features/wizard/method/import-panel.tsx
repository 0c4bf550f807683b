import Download from "icon:download";
import { useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { Button } from "../../../ui/button.tsx";
import { useReachable } from "../../server/use-reachable.ts";
import { WhileAway } from "../../server/while-away.tsx";
import { DuplicateDialog } from "./duplicate-dialog.tsx";
import { ImportModal } from "./import-modal.tsx";

interface ImportPanelProps {
  /** Whether the modal that asks for the address opens at once. */
  asks: boolean;
}

/** Step 1, import: what it does; the address is asked for in a modal of its own. */
export function ImportPanel({ asks }: ImportPanelProps) {
  const isReachable = useReachable();
  const [open, setOpen] = useState(asks && isReachable);
  const duplicate = useStore(wizardStore, (state) => state.duplicate);
  return (
    <section className="panel space-y-6 p-5 sm:p-8">
      <div className="flex items-start gap-5">
        <Download className="mt-1 size-8 shrink-0 text-accent-ink" aria-hidden="true" />
        <div className="max-w-2xl">
          <h2 className="text-2xl">Make a website for a token on chain</h2>
          <p className="mt-2 text-muted">
            Its name, ticker, story and picture are read from the chain and stay as they are. Here you make
            its website.
          </p>
        </div>
      </div>
      <WhileAway sentence={sentences.offline.import} />
      <div className="flex justify-end">
        <Button disabled={!isReachable} onClick={() => setOpen(true)}>
          Continue
        </Button>
      </div>
      <ImportModal open={open && duplicate === null} onClose={() => setOpen(false)} />
      <DuplicateDialog duplicate={duplicate} onCancelled={() => setOpen(false)} />
    </section>
  );
}
