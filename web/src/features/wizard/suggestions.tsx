import { useDeps } from "../../app/load-deps.ts";
import { classNames } from "../../ui/class-names.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { rename } from "./rename.ts";

/** Three suggested names; a click takes one. */
export function Suggestions({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  return (
    <ul className="flex flex-wrap gap-2" aria-label="Suggested names">
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
  );
}
