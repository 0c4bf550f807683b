import { useEffect, useState } from "react";
import { useStore } from "zustand";
import { sentences } from "#contract/sentences.ts";
import { wizardSubdomain } from "#contract/subdomain-forms.ts";
import { websiteStepReady } from "#contract/wizard.ts";
import { useDeps } from "../../app/load-deps.ts";
import { hasSiteChanges } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { Button } from "../../ui/button.tsx";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { useFocusInvalid } from "../../ui/field.tsx";
import type { WizardDraft } from "../../wizard-draft.ts";
import { WhileAway } from "../server/while-away.tsx";
import { isEdited } from "../websites/is-edited.ts";
import { addressError } from "../websites/subdomain-field.tsx";
import { TemplateChoice } from "../websites/template-choice.tsx";
import { useDomains } from "../websites/use-domains.ts";
import { AddressFields } from "./address-fields.tsx";
import { DesignPrompt } from "./design-prompt.tsx";
import { EarlierChoices } from "./earlier-choices.tsx";
import { continueWebsite, generateWebsite } from "./generate-website.ts";
import { PremiumChoice, PremiumPrompt, useFeatures } from "./premium-choice.tsx";
import { SocialFields } from "./social-fields.tsx";
import { useDraftPages } from "./use-draft-pages.ts";
import { useSiteHere } from "./use-site-here.ts";
import { WebsitePreview } from "./website-preview.tsx";

export function WebsiteStep({ draft }: { draft: WizardDraft }) {
  const deps = useDeps();
  const { fieldError, isHeldBack, work } = useStore(wizardStore);
  const { options } = useDomains();
  const domain = draft.domain ?? options[0]?.domain ?? "";
  const { isUnknown } = useSiteHere(draft);
  const { premium, offered } = usePremium(draft);
  const { page, byTemplate, designs, isSure } = useDraftPages(draft);
  const [asked, setAsked] = useState<(() => void) | null>(null);
  /** Asks first if the owner's own edits of the website would be overwritten. */
  const remake = async (make: () => void) => {
    if (draft.websiteId && (await isEdited(deps, draft.websiteId))) setAsked(() => make);
    else make();
  };
  const generate = () => void generateWebsite(deps, domain);
  const goOn = () => void continueWebsite(deps, domain);
  const isChanged = hasSiteChanges(draft);
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
  const form = useFocusInvalid<HTMLFormElement>(fieldError);
  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4 lg:grid lg:grid-cols-[24rem_minmax(0,1fr)] lg:items-start lg:gap-6"
      onSubmit={(event) => {
        event.preventDefault();
        const isValid = !addressError(wizardSubdomain(draft.subdomain));
        if (ready) void (isChanged && isValid ? remake(goOn) : goOn());
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
          <AddressFields draft={draft} domain={domain} error={errorOf("subdomain")} />
          <SocialFields social={draft.social} error={errorOf("social")} />
          <PremiumChoice premium={premium} offered={offered} />
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
        <WebsitePreview
          {...{ draft, page, isSure, premium, ready }}
          onGenerate={generate}
          onAgain={() => void remake(generate)}
        />
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

/** Whether the draft's website is premium, and whether that is offered. */
function usePremium(draft: WizardDraft): { premium: boolean; offered: boolean } {
  const offered = useFeatures()?.premium;
  useEffect(() => {
    // Premium was chosen while it was offered, and is not offered any more.
    if (!draft.premium || offered !== false) return;
    const { madeWith } = draft;
    changeDraft({ premium: false, madeWith: madeWith && { ...madeWith, premiumPrompt: null } });
  }, [draft, offered]);
  return { premium: draft.premium && offered === true, offered: offered === true };
}
