import { useEffect } from "react";
import { useStore } from "zustand";
import { lengths } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { suggestedSubdomain, typedSubdomain } from "#contract/subdomain.ts";
import { websiteStepReady } from "#contract/wizard.ts";
import { useDeps } from "../../app/load-deps.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { Button } from "../../ui/button.tsx";
import { Counter, Field } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { hasUnknownWebsite, type WizardDraft } from "../../wizard-draft.ts";
import { useQueue } from "../outbox/use-queue.ts";
import { useReachable } from "../server/use-reachable.ts";
import { WhileAway } from "../server/while-away.tsx";
import { TemplateChoice } from "../websites/template-choice.tsx";
import { useDomains } from "../websites/use-domains.ts";
import { continueWebsite, generateWebsite } from "./generate-website.ts";
import { PremiumChoice, PremiumPrompt, usePremium } from "./premium-choice.tsx";
import { SocialFields } from "./social-fields.tsx";
import { WebsiteHere } from "./website-here.tsx";
import { WebsitePreview } from "./website-preview.tsx";

export function WebsiteStep({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const { fieldError, work } = useStore(wizardStore);
  const domains = useDomains();
  const { options } = domains;
  const domain = draft.domain ?? options[0]?.domain ?? "";
  useEffect(() => {
    if (draft.subdomain === "" && !draft.subdomainTyped)
      changeDraft({ subdomain: suggestedSubdomain(draft.name) || suggestedSubdomain(draft.ticker) });
  }, [draft.subdomain, draft.subdomainTyped, draft.name, draft.ticker]);
  const queue = useQueue(draft.token?.id);
  const isReachable = useReachable();
  // The server does not answer or does not have the token yet: the site is shown from this device.
  const isHere = !draft.websiteId && (!isReachable || queue.length > 0);
  const waits = queue.some(({ kind }) => kind === "make-website@1");
  const offered = usePremium();
  const isUnknown = isHere && hasUnknownWebsite(draft);
  const premium = draft.premium && offered === true;
  useEffect(() => {
    // Premium was chosen while it was offered, and is not offered any more.
    if (draft.premium && offered === false) changeDraft({ premium: false });
  }, [draft.premium, offered]);
  const ready =
    domain !== "" &&
    websiteStepReady({
      premium,
      subdomain: draft.subdomain,
      template: draft.template,
      hasWebsite: draft.websiteId !== null || isUnknown,
      premiumPrompt: draft.premiumPrompt,
    });
  const errorOf = (field: string) => (fieldError?.field === field ? fieldError.message : null);
  return (
    <form
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void continueWebsite(deps, domain);
      }}
    >
      <div className="panel space-y-7 p-5 sm:p-8">
        <PremiumChoice premium={premium} offered={offered === true} />
        {premium ? (
          <>
            <PremiumPrompt value={draft.premiumPrompt} error={errorOf("premium")} />
            <WhileAway sentence={sentences.offline.premium} />
          </>
        ) : (
          <TemplateChoice value={draft.template} onChange={(template) => changeDraft({ template })} />
        )}
        <Field
          label="Design prompt (optional)"
          hint="What should be different? “Warmer colours, no roadmap, more playful.”"
          aside={
            <Counter
              length={draft.designPrompt.length}
              max={lengths.designPrompt}
              warn={lengths.designPromptWarning}
            />
          }
        >
          {(ids) => (
            <textarea
              {...ids}
              rows={2}
              maxLength={lengths.designPrompt}
              value={draft.designPrompt}
              onChange={(event) => changeDraft({ designPrompt: event.target.value })}
              className="field resize-y"
            />
          )}
        </Field>
        <div className="grid gap-6 sm:grid-cols-2">
          <Field
            label="Subdomain"
            error={errorOf("subdomain")}
            hint={
              <>
                Your site:{" "}
                <span className="font-medium text-ink">
                  {draft.subdomain || "…"}.{domain}
                </span>
              </>
            }
          >
            {(ids) => (
              <input
                {...ids}
                value={draft.subdomain}
                autoCapitalize="none"
                spellCheck={false}
                onChange={(event) =>
                  changeDraft({ subdomain: typedSubdomain(event.target.value), subdomainTyped: true })
                }
                className="field"
              />
            )}
          </Field>
          <Field
            label="Domain"
            error={domains.failed ? sentences.website.domainsFailed : null}
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
                {domains.premium.map((option) => (
                  <option key={option.id} value={option.domain} disabled>
                    {option.domain} · {option.price_sol} SOL a month, coming soon
                  </option>
                ))}
              </select>
            )}
          </Field>
        </div>
        <SocialFields social={draft.social} error={errorOf("social")} />
      </div>
      {draft.websiteId && draft.previewUrl && (
        <WebsitePreview
          websiteId={draft.websiteId}
          url={draft.previewUrl}
          title={draft.name}
          onAgain={() => void generateWebsite(deps, domain)}
          busy={work !== null}
        />
      )}
      {isUnknown && <Notice sentence={sentences.offline.websiteUnknown} />}
      {isHere && !isUnknown && <WebsiteHere draft={draft} waits={waits} />}
      <div className="flex flex-wrap justify-between gap-3">
        <Button look="plain" onClick={() => changeDraft({ step: 2 })}>
          Back
        </Button>
        <div className="flex flex-wrap gap-3">
          {!draft.websiteId && !isHere && (
            <Button
              look="quiet"
              disabled={!ready}
              busy={work !== null}
              onClick={() => void generateWebsite(deps, domain)}
            >
              Generate website
            </Button>
          )}
          <Button type="submit" disabled={!ready} busy={work !== null}>
            Continue
          </Button>
        </div>
      </div>
    </form>
  );
}
