import { useQuery } from "@tanstack/react-query";
import { RadioGroup } from "radix-ui";
import type { PublicConfig } from "#contract/config.ts";
import { lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { useDeps } from "../../app/load-deps.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { Counter, Field, roomLeft } from "../../ui/field.tsx";
import { loadConfig } from "../server/load-config.ts";
import { useDomains } from "../websites/use-domains.ts";

/** What the operator offers; undefined until that is known. */
export function useFeatures(): PublicConfig["features"] | undefined {
  const deps = useDeps();
  const config = useQuery({ queryKey: ["config-here"], queryFn: () => loadConfig(deps) }, deps.queries);
  return config.data?.features;
}

const look =
  "rounded-xl border border-line-strong px-4 py-3 text-left transition-colors enabled:hover:bg-raised disabled:border-dashed disabled:border-line disabled:text-muted data-[state=checked]:border-accent data-[state=checked]:bg-raised";

const terms = (fee: number, estimate: string): string => `${fee} SOL, waived during the beta. ${estimate}`;

/** From one of the templates, or premium: designed as described. */
export function PremiumChoice({ premium, offered }: { premium: boolean; offered: boolean }) {
  const { fees } = useDomains();
  return (
    <RadioGroup.Root
      aria-label="Kind of website"
      value={premium ? "premium" : "standard"}
      onValueChange={(kind) => changeDraft({ premium: kind === "premium" })}
      className="grid gap-3 sm:grid-cols-2"
    >
      <RadioGroup.Item value="standard" className={look}>
        <span className="block font-semibold">From a template</span>
        <span className="text-sm text-muted">
          {terms(fees.standard, sentences.estimates.standardWebsite)}
        </span>
      </RadioGroup.Item>
      <RadioGroup.Item value="premium" disabled={!offered} className={look}>
        <span className="block font-semibold">Premium: designed from your description</span>
        <span className="text-sm text-muted">
          {offered
            ? terms(fees.premium, sentences.estimates.premiumWebsite)
            : `Coming soon. ${fees.premium} SOL. ${sentences.estimates.premiumWebsite}`}
        </span>
      </RadioGroup.Item>
    </RadioGroup.Root>
  );
}

export function PremiumPrompt({ value, error }: { value: string; error: string | null }) {
  return (
    <Field
      label="Describe your website"
      error={error}
      hint={
        roomLeft(value.length, lengths.premiumPrompt, lengths.premiumPromptWarning) ??
        sentences.estimates.premiumWebsite
      }
      aside={
        <Counter length={value.length} max={lengths.premiumPrompt} warn={lengths.premiumPromptWarning} />
      }
    >
      {(ids) => (
        <textarea
          {...ids}
          rows={4}
          maxLength={lengths.premiumPrompt}
          value={value}
          onChange={(event) => changeDraft({ premiumPrompt: event.target.value })}
          placeholder="What should a visitor see first, and how should it feel?"
          className="field resize-y"
        />
      )}
    </Field>
  );
}
