import { useStore } from "zustand";
import { imageStyles, lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../../app/load-deps.ts";
import { wizardStore } from "../../../stores/wizard.ts";
import { changeDraft } from "../../../stores/wizard-events.ts";
import { ActionBar } from "../../../ui/action-bar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Counter, Field, roomLeft, useFocusInvalid } from "../../../ui/field.tsx";
import type { WizardDraft } from "../../../wizard-draft.ts";
import { generateCreative } from "../generate-creative.ts";
import { StyleChoice } from "./style-choice.tsx";

const ideas = [
  "a frog astronaut who mines cheese on the moon",
  "a grumpy cat running a ramen shop in the rain",
  "a penguin pirate looking for a lost sandwich",
];

/** Step 1, creative: an idea and an image style. */
export function CreativeForm({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const { fieldError, work } = useStore(wizardStore);
  const error = fieldError?.field === "prompt" ? fieldError.message : null;
  const form = useFocusInvalid<HTMLFormElement>(error && fieldError);
  const submit = () => void generateCreative(deps);
  return (
    <form
      ref={form}
      className="flex flex-col max-lg:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className="panel space-y-6 p-5 sm:p-8 lg:rounded-b-none">
        <Field
          label="Your idea in a sentence"
          error={error}
          hint={
            roomLeft(draft.prompt.length, lengths.prompt, lengths.promptWarning) ??
            sentences.estimates.creative
          }
          aside={<Counter length={draft.prompt.length} max={lengths.prompt} warn={lengths.promptWarning} />}
        >
          {(ids) => (
            <textarea
              {...ids}
              rows={3}
              value={draft.prompt}
              onChange={(event) => changeDraft({ prompt: event.target.value })}
              onKeyDown={(event) => {
                if (event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing) {
                  event.preventDefault();
                  submit();
                }
              }}
              placeholder="Who is it, what does it do, and where?"
              className="field resize-y text-lg"
            />
          )}
        </Field>
        {draft.prompt === "" && (
          <ul className="flex flex-wrap gap-2" aria-label="Ideas to start from">
            {ideas.map((idea) => (
              <li key={idea}>
                <button
                  type="button"
                  onClick={() => changeDraft({ prompt: idea })}
                  className="min-h-9 rounded-full border border-line px-3.5 py-1 text-left text-sm text-muted hover:border-accent hover:text-ink"
                >
                  {idea}
                </button>
              </li>
            ))}
          </ul>
        )}
        <StyleChoice styles={imageStyles} value={draft.style} onChange={(style) => changeDraft({ style })} />
      </div>
      <ActionBar failure={fieldError?.field === "form" ? fieldError.message : null}>
        {draft.token && (
          <Button look="quiet" onClick={() => changeDraft({ step: 2 })}>
            Keep {draft.name}
          </Button>
        )}
        <Button type="submit" className="ml-auto max-sm:grow" busy={work !== null}>
          {draft.token ? "Generate again" : "Generate"}
        </Button>
      </ActionBar>
    </form>
  );
}
