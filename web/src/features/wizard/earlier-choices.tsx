import { useEffect, useRef } from "react";
import { templateNames } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { changeDraft, dispatchWizard } from "../../stores/wizard-events.ts";
import type { LookChoice } from "../../wizard-draft.ts";

interface EarlierChoicesProps extends LookChoice {
  /** Those that stood before. They are in the draft, so that they are still there after another step. */
  earlier: readonly LookChoice[];
}

/** For so long a look has to stand, in ms, to be one that can be brought back: a letter that is typed is none. */
const STOOD = 1_500;
const MOST = 6;

/** The looks that stood before, to bring one back: nothing until there is one. */
export function EarlierChoices({ template, designPrompt, earlier }: EarlierChoicesProps) {
  const { now } = useDeps();
  const shown = useRef({ template, designPrompt, since: now() });
  useEffect(() => {
    const { since, ...before } = shown.current;
    if (isSame(before, { template, designPrompt })) return;
    shown.current = { template, designPrompt, since: now() };
    if (before.template && now() - since >= STOOD && !has(earlier, before)) keep([...earlier, before]);
  }, [template, designPrompt, earlier, now]);
  if (earlier.length === 0) return null;
  const current = { template, designPrompt };
  // The one that is shown keeps its place, and with it the focus of who pressed it.
  const looks = has(earlier, current) ? earlier : [...earlier, current];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm text-muted">Bring one back</legend>
      <div className="flex flex-wrap gap-2">
        {looks.map((each) => (
          <button
            key={JSON.stringify(each)}
            type="button"
            title={messagesOf(each).join(", ") || undefined}
            aria-pressed={isSame(each, current)}
            onClick={() => changeDraft({ ...each, designPrompt: asSaid(each.designPrompt) })}
            className="min-h-11 max-w-full truncate rounded-full border border-line-strong px-4 text-sm transition-colors hover:bg-raised aria-pressed:border-accent aria-pressed:bg-raised"
          >
            {nameOf(each)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}

const keep = (looks: readonly LookChoice[]) =>
  dispatchWizard({ type: "refreshed", change: { earlierLooks: looks.slice(-MOST) } });

/** All of its messages, and none that is being typed. */
const asSaid = (designPrompt: string): string => designPrompt && `${designPrompt}\n`;

const has = (all: readonly LookChoice[], one: LookChoice): boolean => all.some((each) => isSame(each, one));

const isSame = (one: LookChoice, other: LookChoice): boolean =>
  one.template === other.template && one.designPrompt === other.designPrompt;

const messagesOf = ({ designPrompt }: LookChoice): string[] => designPrompt.split("\n").filter(Boolean);

/** Its template and the last of its messages: the others are in its tooltip. */
function nameOf(look: LookChoice): string {
  const messages = messagesOf(look);
  const count = messages.length > 1 && `${messages.length} changes`;
  const before = [look.template && templateNames[look.template], count].filter(Boolean).join(", ");
  return [before, messages.at(-1)].filter(Boolean).join(": ");
}
