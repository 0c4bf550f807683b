import { useEffect, useRef, useState } from "react";
import { type TemplateId, templateNames } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { changeDraft } from "../../stores/wizard-events.ts";

interface LookChoice {
  template: TemplateId | null;
  designPrompt: string;
}

/** For so long a look has to stand, in ms, to be one that can be brought back: a letter that is typed is none. */
const STOOD = 1_500;
const MOST = 6;

/** The looks that stood before, to bring one back: nothing until there is one. */
export function EarlierChoices({ template, designPrompt }: LookChoice) {
  const { now } = useDeps();
  const [earlier, setEarlier] = useState<readonly LookChoice[]>([]);
  const shown = useRef({ template, designPrompt, since: now() });
  useEffect(() => {
    const { since, ...before } = shown.current;
    if (isSame(before, { template, designPrompt })) return;
    shown.current = { template, designPrompt, since: now() };
    if (before.template && now() - since >= STOOD)
      setEarlier((all) => (has(all, before) ? all : [...all, before].slice(-MOST)));
  }, [template, designPrompt, now]);
  if (earlier.length === 0) return null;
  const current = { template, designPrompt };
  // The one that is shown keeps its place, and with it the focus of who pressed it.
  const looks = has(earlier, current) ? earlier : [...earlier, current];
  return (
    <fieldset>
      <legend className="mb-2 text-sm text-muted">Bring one back</legend>
      <div className="flex flex-wrap gap-2">
        {looks.map((each) => (
          <button
            key={nameOf(each)}
            type="button"
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

/** All of its messages, and none that is being typed. */
const asSaid = (designPrompt: string): string => designPrompt && `${designPrompt}\n`;

const has = (all: readonly LookChoice[], one: LookChoice): boolean => all.some((each) => isSame(each, one));

const isSame = (one: LookChoice, other: LookChoice): boolean =>
  one.template === other.template && one.designPrompt === other.designPrompt;

const nameOf = ({ template, designPrompt }: LookChoice): string =>
  [template && templateNames[template], designPrompt.replaceAll("\n", ", ")].filter(Boolean).join(": ");
