import { Download, Flame, PencilLine, Sparkles } from "lucide-react";
import { useStore } from "zustand";
import { imageStyles } from "#contract/image-style.ts";
import { lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { generateCreative } from "../../flows/wizard/generate-creative.ts";
import { useWorld } from "../../load-world.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import type { WizardDraft } from "../../stores/wizard-draft.ts";
import { Button } from "../../ui/button.tsx";
import { Counter, Field } from "../../ui/field.tsx";
import { StyleChoice } from "./style-choice.tsx";

const otherMethods = [
  [PencilLine, "Manual", "Type it in, bring your own image."],
  [Download, "Import", "Bring a token that is on chain."],
  [Flame, "Trends", "From what people talk about."],
] as const;

const ideas = [
  "a frog astronaut who mines cheese on the moon",
  "a grumpy cat running a ramen shop in the rain",
  "a penguin pirate looking for a lost sandwich",
];

export function MethodStep({ draft }: { draft: WizardDraft }) {
  const world = useWorld();
  const { fieldError, work } = useStore(wizardStore);
  const error = fieldError?.field === "prompt" ? fieldError.message : null;
  const submit = () => void generateCreative(world);
  return (
    <div className="grid gap-6 lg:grid-cols-[1fr_18rem]">
      <form
        className="panel space-y-6 p-5 sm:p-8"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <h2 className="flex items-center gap-3 text-2xl">
          <Sparkles className="size-6 text-accent-ink" aria-hidden="true" />
          Creative
        </h2>
        <Field
          label="Your idea in a sentence"
          error={error}
          hint={sentences.estimates.creative}
          aside={<Counter length={draft.prompt.length} max={lengths.prompt} />}
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
        <div className="flex flex-wrap justify-end gap-3">
          {draft.token && (
            <Button look="quiet" onClick={() => changeDraft({ step: 2 })}>
              Keep {draft.name}
            </Button>
          )}
          <Button type="submit" busy={work !== null}>
            {draft.token ? "Generate again" : "Generate"}
          </Button>
        </div>
      </form>
      <aside aria-label="Other ways" className="space-y-3">
        {otherMethods.map(([Icon, name, text]) => (
          <div key={name} className="rounded-[14px] border border-dashed border-line p-4 text-muted">
            <p className="flex items-center gap-2.5 font-medium">
              <Icon className="size-4" aria-hidden="true" />
              {name}
              <span className="ml-auto text-sm font-normal">Coming soon</span>
            </p>
            <p className="mt-1 text-sm">{text}</p>
          </div>
        ))}
      </aside>
    </div>
  );
}
