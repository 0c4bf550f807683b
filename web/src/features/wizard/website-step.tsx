import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { suggestedSubdomain, typedSubdomain, wizardSubdomain } from "#contract/subdomain-forms.ts";
import { websiteStepReady } from "#contract/wizard.ts";
import { useDeps } from "../../app/load-deps.ts";
import { hasSiteChanges } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { Field, useFocusInvalid } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { hasUnknownWebsite, type WizardDraft } from "../../wizard-draft.ts";
import { useQueue } from "../outbox/use-queue.ts";
import { useReachable } from "../server/use-reachable.ts";
import { WhileAway } from "../server/while-away.tsx";
import { isEdited } from "../websites/is-edited.ts";
import { addressError, SubdomainField } from "../websites/subdomain-field.tsx";
import { TemplateChoice } from "../websites/template-choice.tsx";
import { useDomains } from "../websites/use-domains.ts";
import { DesignPrompt } from "./design-prompt.tsx";
import { DraftPreview } from "./draft-preview.tsx";
import { EarlierChoices } from "./earlier-choices.tsx";
import { continueWebsite, generateWebsite } from "./generate-website.ts";
import { MadeWebsite } from "./made-website.tsx";
import { PremiumChoice, PremiumPrompt, useFeatures } from "./premium-choice.tsx";
import { SocialFields } from "./social-fields.tsx";
import { useDraftPages } from "./use-draft-pages.ts";

export function WebsiteStep({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const { fieldError, isHeldBack, work } = useStore(wizardStore);
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
  const features = useFeatures();
  const offered = features?.premium;
  const isUnknown = isHere && hasUnknownWebsite(draft);
  const premium = draft.premium && offered === true;
  useEffect(() => {
    // Premium was chosen while it was offered, and is not offered any more.
    if (!draft.premium || offered !== false) return;
    const { madeWith } = draft;
    changeDraft({ premium: false, madeWith: madeWith && { ...madeWith, premiumPrompt: null } });
  }, [draft, offered]);
  const isChanged = hasSiteChanges(draft);
  const { page, byTemplate, designs, isSure } = useDraftPages(draft);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  /** Asks first if the owner's own edits of the website would be overwritten. */
  const remake = async (make: () => void) => {
    if (draft.websiteId && (await isEdited(deps, draft.websiteId))) setAsked(() => make);
    else make();
  };
  const goOn = () => void continueWebsite(deps, domain);
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
  const subdomain = wizardSubdomain(draft.subdomain);
  const form = useFocusInvalid<HTMLFormElement>(fieldError);
  const preview = () => {
    if (isUnknown) return <Notice sentence={sentences.offline.websiteUnknown} />;
    if (draft.websiteId && draft.previewUrl && !isChanged)
      return (
        <MadeWebsite
          websiteId={draft.websiteId}
          url={draft.previewUrl}
          title={draft.name}
          onAgain={() => void remake(() => void generateWebsite(deps, domain))}
          busy={work !== null}
        />
      );
    const isPremium = premium && !isHere;
    return (
      <DraftPreview
        page={isPremium ? "" : page}
        title={isHere ? `Website of ${draft.name}` : `How the website of ${draft.name} will look`}
        note={isPremium ? sentences.website.draftPremium : noteBelow()}
        actions={
          !draft.websiteId &&
          !isHere && (
            <Button
              look="quiet"
              disabled={!ready}
              busy={work !== null}
              onClick={() => void generateWebsite(deps, domain)}
            >
              Generate website
            </Button>
          )
        }
      />
    );
  };
  const noteBelow = () => {
    if (page === "") return <Notice sentence={sentences.offline.noTemplates} />;
    if (waits) return sentences.offline.siteWaits;
    if (isHere) return <Notice sentence={sentences.offline.siteHere} />;
    if (!isSure) return <Notice sentence={sentences.website.draftUnsure} />;
    return features?.ai_text ? sentences.website.draftByModel : sentences.website.draft;
  };
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        if (ready) void (isChanged && !addressError(subdomain) ? remake(goOn) : goOn());
      }}
    >
      <div className="max-lg:contents">
        <div className="panel space-y-7 p-5 sm:p-8 lg:rounded-b-none lg:p-6">
          {premium ? (
            <>
              <PremiumPrompt value={draft.premiumPrompt} error={errorOf("premium")} />
              <WhileAway sentence={sentences.offline.premium} />
            </>
          ) : (
            <TemplateChoice
              value={draft.template}
              onChange={(template) => changeDraft({ template })}
              pages={byTemplate}
              isNarrow
            />
          )}
          <DesignPrompt value={draft.designPrompt} designs={designs} />
          {!premium && (
            <EarlierChoices
              template={draft.template}
              designPrompt={draft.designPrompt.trim()}
              earlier={draft.earlierLooks}
            />
          )}
          <div className="grid gap-6 sm:grid-cols-2 lg:grid-cols-1">
            <SubdomainField
              tokenId={queue.length === 0 ? (draft.token?.id ?? null) : null}
              typed={draft.subdomain}
              {...{ subdomain, domain }}
              error={errorOf("subdomain")}
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
          <PremiumChoice premium={premium} offered={offered === true} />
        </div>
        <ActionBar
          note={isChanged && !isHeldBack && "You changed something. Click Continue to update the website."}
        >
          <Button look="plain" onClick={() => changeDraft({ step: 2 })}>
            Back
          </Button>
          <Button type="submit" className="ml-auto max-sm:grow" disabled={!ready} busy={work !== null}>
            Continue
          </Button>
        </ActionBar>
      </div>
      <div className="contents lg:sticky lg:top-24 lg:block lg:h-[calc(100dvh-8rem)] lg:min-h-96">
        {preview()}
      </div>
      <ConfirmDialog
        open={asked !== null}
        title="Generate this website again?"
        confirm="Generate again"
        onConfirm={() => {
          setAsked(null);
          asked?.();
        }}
        onCancel={() => setAsked(null)}
      >
        {sentences.editor.overwrites}
      </ConfirmDialog>
    </form>
  );
}
