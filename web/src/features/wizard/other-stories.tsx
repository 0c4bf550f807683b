import RefreshCw from "icon:refresh-cw";
import { useState } from "react";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { bringBack, tellAnother } from "./other-words.ts";

/** Another story of the token's idea, and those of before, to bring one back. */
export function OtherStories({ draft: { narrative, stories } }: { draft: WizardDraft }) {
  const deps = useDeps();
  const [busy, setBusy] = useState(false);
  const at = stories.indexOf(narrative);
  const tell = async () => {
    setBusy(true);
    await tellAnother(deps);
    setBusy(false);
  };
  return (
    <div className="-mt-3 flex flex-wrap items-center gap-2">
      <Button look="quiet" busy={busy} onClick={() => void tell()}>
        <RefreshCw className="size-4" aria-hidden="true" />
        Another story
      </Button>
      <p role="status" className="sr-only">
        {at >= 0 ? `Story ${at + 1} of ${stories.length} is shown.` : ""}
      </p>
      {stories.length > 1 && (
        <fieldset disabled={busy} className="flex flex-wrap gap-1">
          <legend className="sr-only">Bring one back</legend>
          {stories.map((story, index) => (
            <button
              key={story}
              type="button"
              aria-label={`Story ${index + 1}`}
              aria-pressed={index === at}
              onClick={() => bringBack(story)}
              className="size-11 rounded-[10px] border border-line text-muted tabular-nums hover:text-ink aria-pressed:border-accent aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink"
            >
              {index + 1}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
