import Check from "icon:check";
import type { WizardStep } from "#contract/wizard.ts";
import { classNames } from "../../ui/class-names.ts";

interface StepperProps {
  step: WizardStep;
  reached: number;
  imported: boolean;
  /** True if step 3 was passed without a website. */
  withoutWebsite?: boolean;
  onStep: (step: WizardStep) => void;
}

const steps: WizardStep[] = [1, 2, 3, 4];

export function Stepper({ step, reached, imported, withoutWebsite = false, onStep }: StepperProps) {
  const titles = ["Generation Method", "Token Preview", "Website", imported ? "Complete" : "Deploy"];
  return (
    <nav aria-label="Steps" className="mb-8 mt-6">
      <ol className="grid grid-cols-4 gap-1.5 sm:gap-3">
        {steps.map((each) => {
          const done = each < step && !(each === 3 && withoutWebsite);
          return (
            <li key={each}>
              <button
                type="button"
                onClick={() => onStep(each)}
                disabled={each > reached || each === step}
                aria-current={each === step ? "step" : undefined}
                className={classNames(
                  "group flex min-h-6 w-full flex-col gap-2 text-left sm:min-h-11",
                  each === step ? "text-ink" : "text-muted enabled:hover:text-ink",
                )}
              >
                <span
                  className={classNames(
                    "h-1.5 w-full rounded-full forced-colors:border forced-colors:border-[CanvasText]",
                    each <= step ? "bg-accent" : "bg-line",
                    done && "forced-colors:bg-[CanvasText]",
                    each === step && "forced-colors:bg-[Highlight]",
                  )}
                  aria-hidden="true"
                />
                <span
                  className={classNames(
                    "flex items-center gap-1.5 text-sm sm:text-base",
                    each === step && "font-semibold",
                  )}
                >
                  {done && (
                    <Check className="size-4 shrink-0 text-accent-ink max-sm:hidden" aria-hidden="true" />
                  )}
                  <span className="max-sm:sr-only">{titles[each - 1]}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ol>
      <p className="mt-2 sm:hidden" aria-hidden="true">
        <span className="text-muted">Step {step} of 4 · </span>
        <span className="font-semibold">{titles[step - 1]}</span>
      </p>
    </nav>
  );
}
