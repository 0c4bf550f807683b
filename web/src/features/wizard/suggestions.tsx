import RefreshCw from "icon:refresh-cw";
import { useState } from "react";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { mayDrawAnother } from "./draw-another.ts";
import { MOST_NAMES, suggestMore } from "./other-words.ts";
import { rename } from "./rename.ts";

/** The suggested names; a click takes one. Others join them. */
export function Suggestions({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const [busy, setBusy] = useState(false);
  const more = async () => {
    setBusy(true);
    await suggestMore(deps);
    setBusy(false);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <ul className="contents" aria-label="Suggested names">
        {draft.suggestions.map(({ name, ticker }) => {
          const chosen = name === draft.name && ticker === draft.ticker;
          return (
            <li key={name}>
              <button
                type="button"
                aria-pressed={chosen}
                onClick={() => void rename(deps, draft, { name, ticker })}
                className={classNames(
                  "min-h-11 rounded-full border px-4 py-1",
                  chosen
                    ? "border-accent bg-raised font-semibold"
                    : "border-line text-muted hover:border-accent hover:text-ink",
                )}
              >
                {name} <span className="text-sm text-muted">${ticker}</span>
              </button>
            </li>
          );
        })}
      </ul>
      {mayDrawAnother(draft) && draft.suggestions.length < MOST_NAMES && (
        <Button look="plain" busy={busy} onClick={() => void more()}>
          <RefreshCw className="size-4" aria-hidden="true" />
          Other names
        </Button>
      )}
    </div>
  );
}
