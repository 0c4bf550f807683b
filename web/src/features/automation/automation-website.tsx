import Eye from "icon:eye";
import { useEffect } from "react";
import { sentences } from "#contract/sentences.ts";
import { plainSubdomain } from "#contract/subdomain-forms.ts";
import { useDeps } from "../../app/load-deps.ts";
import type { AutomationState } from "../../stores/automation.ts";
import { type AutomationEvent, dispatchAutomation } from "../../stores/automation-events.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { WhileAway } from "../server/while-away.tsx";
import { SubdomainField } from "../websites/subdomain-field.tsx";
import { TemplateChoice } from "../websites/template-choice.tsx";
import { useDomains } from "../websites/use-domains.ts";
import { previewAutomation } from "./preview-automation.ts";

/** Shown until the instance's domains are loaded. */
const samples = ["gems.example", "tokens.example", "launch.example"];

type Chosen = Extract<AutomationEvent, { type: "chosen" }>["change"];
const choose = (change: Chosen) => dispatchAutomation({ type: "chosen", change });

/** Step 1: website on or off, its template and its address. */
export function AutomationWebsite({ state }: { state: AutomationState }) {
  const deps = useDeps();
  const domains = useDomains();
  const first = domains.options[0]?.domain;
  useEffect(() => {
    if (state.domain === null && first) choose({ domain: first });
  }, [state.domain, first]);
  const isKnown = domains.options.length > 0;
  const names = isKnown ? domains.options.map((option) => option.domain) : samples;
  const shown = state.domain ?? names[0] ?? "";
  return (
    <div className="space-y-6">
      <label className="flex min-h-14 items-center gap-4 rounded-xl border border-line-strong px-4 py-3">
        <input
          type="checkbox"
          checked={state.website}
          onChange={(event) => choose({ website: event.target.checked })}
          className="size-5 accent-(--accent)"
        />
        <span className="grow font-medium">Website</span>
        <span className="font-semibold text-good">Free</span>
      </label>
      {state.website && (
        <>
          <TemplateChoice value={state.template} onChange={(template) => choose({ template })} />
          <div className="grid gap-6 sm:grid-cols-2">
            <SubdomainField
              tokenId={state.token?.id ?? null}
              typed={state.subdomain}
              subdomain={state.subdomain}
              domain={isKnown ? shown : ""}
              hint="a to z and 0 to 9"
              onType={(text) => choose({ subdomain: plainSubdomain(text) })}
              onPick={(subdomain) => choose({ subdomain })}
            />
            <Field label="Domain" error={domains.failed ? sentences.website.domainsFailed : null}>
              {(ids) => (
                <select
                  {...ids}
                  value={shown}
                  disabled={!isKnown}
                  onChange={(event) => choose({ domain: event.target.value })}
                  className="field"
                >
                  {names.map((name) => (
                    <option key={name}>{name}</option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <p className="break-all rounded-lg bg-raised px-4 py-3">
            <span className="text-muted">Your site: </span>
            <span className="font-medium">
              {state.subdomain || "…"}.{shown}
            </span>
          </p>
          <div className="space-y-4">
            <WhileAway sentence={sentences.offline.automationPreview} />
            <Button look="quiet" busy={state.previewing} onClick={() => void previewAutomation(deps)}>
              <Eye className="size-4" aria-hidden="true" />
              Generate AI Preview
            </Button>
            {state.previewUrl && (
              <div ref={(shown) => shown?.scrollIntoView({ block: "nearest" })}>
                <iframe
                  src={state.previewUrl}
                  title="AI preview"
                  sandbox="allow-scripts allow-popups allow-forms"
                  className="block h-80 w-full rounded-xl border border-line bg-surface [color-scheme:light]"
                />
                <p className="mt-2 text-sm text-muted">{sentences.preview.temporary}</p>
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
}
