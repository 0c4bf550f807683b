import ExternalLink from "icon:external-link";
import { RadioGroup } from "radix-ui";
import { sentences } from "#contract/sentences.ts";
import { type TemplateId, templateIds, templateNames } from "#contract/website.ts";
import { classNames } from "../../ui/class-names.ts";
import { PageFrame } from "../../ui/page-frame.tsx";
import { useReachable } from "../server/use-reachable.ts";
import { TemplateSketch } from "./template-sketch.tsx";

interface TemplateChoiceProps {
  value: TemplateId | null;
  onChange: (template: TemplateId) => void;
  /** The creator's own page in each template, as far as it is rendered. */
  pages?: Partial<Record<TemplateId, string>>;
  /** Stands in a narrow column on wide screens. */
  isNarrow?: boolean;
}

export function TemplateChoice({ value, onChange, pages = {}, isNarrow = false }: TemplateChoiceProps) {
  const isReachable = useReachable();
  return (
    <fieldset>
      <legend className="mb-3 font-medium">Template</legend>
      <RadioGroup.Root
        value={value ?? ""}
        onValueChange={(template) => onChange(template as TemplateId)}
        aria-label="Template"
        className={classNames(
          "grid grid-cols-2 gap-4 md:grid-cols-3",
          isNarrow ? "lg:grid-cols-2" : "lg:grid-cols-5",
        )}
      >
        {templateIds.map((id) => (
          <div key={id}>
            <RadioGroup.Item
              value={id}
              className="w-full rounded-xl border border-line-strong p-2 text-left transition-colors hover:bg-raised data-[state=checked]:border-accent data-[state=checked]:bg-raised"
            >
              {pages[id] ? <Thumbnail page={pages[id]} template={id} /> : <TemplateSketch id={id} />}
              <span className="mt-2 block px-1 text-sm font-medium">{templateNames[id]}</span>
            </RadioGroup.Item>
            {isReachable && (
              <a
                href={`/api/v1/token-automation/template-preview/${id}`}
                target="_blank"
                rel="noreferrer"
                className="mt-1 inline-flex min-h-11 items-center gap-1.5 px-1 text-sm text-accent-ink underline underline-offset-4"
              >
                {pages[id] ? "Sample" : "Preview"} <span className="sr-only">of {templateNames[id]}</span>
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

/** Five moving pages beside the large one would keep the processor busy for nothing. */
const STILL = "<style>*,::before,::after{animation:none!important}</style></head>";

/** A page at a fifth of its size, for the eye alone. */
function Thumbnail({ page, template }: { page: string; template: TemplateId }) {
  return (
    <span className="block aspect-[120/84] w-full overflow-hidden rounded-lg bg-surface" aria-hidden="true">
      <PageFrame
        page={page.replace("</head>", STILL)}
        loading="lazy"
        tabIndex={-1}
        title={templateNames[template]}
        className="h-[500%] w-[500%] origin-top-left scale-[.2] border-0 [color-scheme:light]"
      />
    </span>
  );
}
