import { Check } from "lucide-react";
import { dispatchWizard } from "../../stores/wizard-events.ts";
import { Dialog } from "../../ui/dialog.tsx";

/** Says that something is done, and closes by itself. */
export function SuccessModal({ sentence }: { sentence: string | null }) {
  return (
    <Dialog open={sentence !== null} onClose={() => dispatchWizard({ type: "successClosed" })} title="Done">
      <p role="status" className="flex items-center gap-4 py-2 text-lg">
        <Check className="size-8 shrink-0 text-good" aria-hidden="true" />
        {sentence}
      </p>
    </Dialog>
  );
}
