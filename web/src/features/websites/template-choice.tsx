import { ExternalLink } from "lucide-react";
import { RadioGroup } from "radix-ui";
import { sentences } from "#contract/sentences.ts";
import { type TemplateId, templateIds, templateNames } from "#contract/website.ts";
import { useReachable } from "../server/use-reachable.ts";
import { TemplateSketch } from "./template-sketch.tsx";

interface TemplateChoiceProps {
  value: TemplateId | null;
  onChange: (template: TemplateId) => void;
}

export function TemplateChoice({ value, onChange }: TemplateChoiceProps) {
  const isReachable = useReachable();
  return (
    <fieldset>
      <legend className="mb-3 font-medium">Template</legend>
      <RadioGroup.Root
        value={value ?? ""}
        onValueChange={(template) => onChange(template as TemplateId)}
        aria-label="Template"
        className="grid grid-cols-2 gap-4 md:grid-cols-3 lg:grid-cols-5"
      >
        {templateIds.map((id) => (
          <div key={id}>
            <RadioGroup.Item
              value={id}
              className="w-full rounded-xl border border-line-strong p-2 text-left transition-colors hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-raised"
            >
              <TemplateSketch id={id} />
              <span className="mt-2 block px-1 text-sm font-medium">{templateNames[id]}</span>
            </RadioGroup.Item>
            {isReachable && (
              <a
                href={`/api/v1/token-automation/template-preview/${id}`}
                target="_blank"
                rel="noreferrer"
                className="mt-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm text-accent-ink underline underline-offset-4"
              >
                Preview <span className="sr-only">of {templateNames[id]}</span>
                <ExternalLink className="size-3.5" aria-hidden="true" />
              </a>
            )}
          </div>
        ))}
      </RadioGroup.Root>
      {!isReachable && <p className="mt-3 text-sm text-muted">{sentences.offline.templates}</p>}
    </fieldset>
  );
}
