import { lengths } from "#contract/limits.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { Counter, Field } from "../../ui/field.tsx";

/** Wishes that the built-in composer understands. */
const WISHES = ["warmer", "dark", "ocean blue", "more playful", "no roadmap"] as const;

/** What should be different about the page: in words, or by a press on a common wish. */
export function DesignPrompt({ value }: { value: string }) {
  const wishes = value.split(",").map((each) => each.trim());
  const change = (designPrompt: string) => changeDraft({ designPrompt });
  return (
    <div>
      <Field
        label="Design prompt (optional)"
        hint="What should be different? The page follows as you type."
        aside={
          <Counter length={value.length} max={lengths.designPrompt} warn={lengths.designPromptWarning} />
        }
      >
        {(ids) => (
          <textarea
            {...ids}
            rows={2}
            maxLength={lengths.designPrompt}
            value={value}
            // The browser brings no more than the line of the cursor into view.
            onFocus={(event) => event.currentTarget.scrollIntoView({ block: "nearest" })}
            onChange={(event) => change(event.target.value)}
            className="field resize-y"
          />
        )}
      </Field>
      <div className="mt-3 flex flex-wrap gap-2">
        {WISHES.map((wish) => {
          const isWished = wishes.includes(wish);
          const others = wishes.filter((each) => each && each !== wish);
          const next = (isWished ? others : [...others, wish]).join(", ");
          return (
            <button
              key={wish}
              type="button"
              aria-pressed={isWished}
              disabled={next.length > lengths.designPrompt}
              onClick={() => change(next)}
              className="min-h-11 rounded-full border border-line-strong px-4 text-sm transition-colors hover:bg-raised aria-pressed:border-accent aria-pressed:bg-raised"
            >
              {wish}
            </button>
          );
        })}
      </div>
    </div>
  );
}
