import { useEffect } from "react";
import { sentences } from "#contract/sentences.ts";
import { suggestedSubdomain, typedSubdomain, wizardSubdomain } from "#contract/subdomain-forms.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { Field } from "../../ui/field.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { SubdomainField } from "../websites/subdomain-field.tsx";
import { useDomains } from "../websites/use-domains.ts";
import { useSiteHere } from "./use-site-here.ts";

interface AddressFieldsProps {
  draft: WizardDraft;
  domain: string;
  /** What a request said of the subdomain. */
  error: string | null;
}

/** Where the website will be: a subdomain, which follows the token's name until somebody types one, and its domain. */
export function AddressFields({ draft, domain, error }: AddressFieldsProps) {
  const { options, premium, failed } = useDomains();
  const { isQueued } = useSiteHere(draft);
  const subdomain = wizardSubdomain(draft.subdomain);
  useEffect(() => {
    if (draft.subdomain === "" && !draft.subdomainTyped)
      changeDraft({ subdomain: suggestedSubdomain(draft.name) || suggestedSubdomain(draft.ticker) });
  }, [draft.subdomain, draft.subdomainTyped, draft.name, draft.ticker]);
  return (
    <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
      <SubdomainField
        tokenId={isQueued ? null : (draft.token?.id ?? null)}
        typed={draft.subdomain}
        {...{ subdomain, domain, error }}
        hint={
          <>
            Your site:{" "}
            <span className="font-medium text-ink">
              {subdomain || "…"}.{domain}
            </span>
          </>
        }
        onType={(text) => changeDraft({ subdomain: typedSubdomain(text), subdomainTyped: true })}
        onPick={(free) => changeDraft({ subdomain: free, subdomainTyped: true })}
        onBlur={() => draft.subdomain !== subdomain && changeDraft({ subdomain })}
      />
      <Field
        label="Domain"
        error={failed ? sentences.website.domainsFailed : null}
        hint="Hosting is free during the beta: 24 hours with each deployment."
      >
        {(ids) => (
          <select
            {...ids}
            value={domain}
            onChange={(event) => changeDraft({ domain: event.target.value })}
            className="field"
          >
            {options.map((option) => (
              <option key={option.id} value={option.domain}>
                {option.domain}
              </option>
            ))}
            {premium.map((option) => (
              <option key={option.id} value={option.domain} disabled>
                {option.domain} · {option.price_sol} SOL a month, coming soon
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
