import type { SocialLinks } from "#contract/primitives.ts";
import { wizardSubdomain } from "#contract/subdomain-forms.ts";
import type { SiteChoice, WizardDraft } from "./wizard-draft.ts";

/** What the draft's website would be made with now. */
export const siteChoiceOf = (draft: WizardDraft): SiteChoice => ({
  template: draft.template,
  designPrompt: draft.designPrompt.trim(),
  premiumPrompt: draft.premium ? draft.premiumPrompt.trim() : null,
  subdomain: wizardSubdomain(draft.subdomain),
  domain: draft.domain,
  social: filledLinks(draft.social),
});

/** The links that were not left empty. */
export const filledLinks = (social: SocialLinks): SocialLinks =>
  Object.fromEntries(
    Object.entries(social).flatMap(([name, url]) => (url?.trim() ? [[name, url.trim()]] : [])),
  );

/** The fields of step 3 that were changed after the website was made: it does not have them yet. */
export function changedSiteFields(draft: WizardDraft): (keyof SiteChoice)[] {
  const { websiteId, madeWith } = draft;
  if (websiteId === null || madeWith === null) return [];
  const now = siteChoiceOf(draft);
  const fields = Object.keys(now) as (keyof SiteChoice)[];
  return fields.filter((field) => !isSameChoice(now[field], madeWith[field]));
}

export const hasSiteChanges = (draft: WizardDraft): boolean => changedSiteFields(draft).length > 0;

const isSameChoice = (one: SiteChoice[keyof SiteChoice], other: SiteChoice[keyof SiteChoice]): boolean =>
  typeof one === "object" && one !== null
    ? JSON.stringify(Object.entries(one).sort()) === JSON.stringify(Object.entries(other ?? {}).sort())
    : one === other;
