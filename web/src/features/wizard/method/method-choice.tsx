import Download from "icon:download";
import Flame from "icon:flame";
import PencilLine from "icon:pencil-line";
import Sparkles from "icon:sparkles";
import { RadioGroup } from "radix-ui";
import { type GenerationMethod, generationMethods } from "#contract/wizard.ts";
import { changeDraft } from "../../../stores/wizard-events.ts";

const methods = {
  creative: { Icon: Sparkles, title: "Creative", text: "One sentence becomes a whole token." },
  manual: { Icon: PencilLine, title: "Manual", text: "Type everything in and add your own image." },
  import: { Icon: Download, title: "Import", text: "Bring in a token that is already on chain." },
  trends: { Icon: Flame, title: "Trends", text: "Coming soon" },
} as const satisfies Record<GenerationMethod, object>;

interface MethodChoiceProps {
  value: GenerationMethod;
  onChosen: () => void;
}

/** The four ways; trends is shown and disabled. */
export function MethodChoice({ value, onChosen }: MethodChoiceProps) {
  return (
    <RadioGroup.Root
      value={value}
      onValueChange={(method) => {
        changeDraft({ method: method as GenerationMethod });
        onChosen();
      }}
      aria-label="Generation Method"
      className="grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      {generationMethods.map((method) => {
        const { Icon, title, text } = methods[method];
        return (
          <RadioGroup.Item
            key={method}
            value={method}
            disabled={method === "trends"}
            className="group rounded-[14px] border border-line-strong bg-surface p-4 text-left transition-colors enabled:hover:bg-raised disabled:border-dashed disabled:border-line disabled:text-muted data-[state=checked]:border-accent data-[state=checked]:bg-raised"
          >
            <span className="flex items-center gap-2.5 font-semibold">
              <Icon
                className="size-5 shrink-0 text-muted group-data-[state=checked]:text-accent-ink"
                aria-hidden="true"
              />
              {title}
            </span>
            <span className="mt-1 block text-sm text-muted">{text}</span>
          </RadioGroup.Item>
        );
      })}
    </RadioGroup.Root>
  );
}
