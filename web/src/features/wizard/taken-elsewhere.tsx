import { sentences } from "#contract/sentences.ts";
import { Button } from "../../ui/button.tsx";

interface TakenElsewhereProps {
  isOfToken: boolean;
  onTakeOver: () => void;
}

/** Stands in place of a draft that another tab has open: two tabs never write the same one. */
export function TakenElsewhere({ isOfToken, onTakeOver }: TakenElsewhereProps) {
  return (
    <div className="panel mt-8 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6">
      <p role="status" className="min-w-0 grow basis-64 text-muted">
        {isOfToken ? sentences.device.tokenElsewhere : sentences.device.draftElsewhere}
      </p>
      <Button onClick={onTakeOver}>Take over</Button>
    </div>
  );
}
