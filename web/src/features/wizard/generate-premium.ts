import { automationEndpoints, websitesEndpoints } from "#contract/endpoints/websites.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { Subdomain } from "#contract/subdomain.ts";
import { wizardSubdomain } from "#contract/subdomain-forms.ts";
import { defaultTemplateId } from "#contract/website.ts";
import { ApiError, detailOr } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { siteChoiceOf } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft, dispatchWizard, showWizardError } from "../../stores/wizard-events.ts";
import type { SiteChoice, WizardDraft } from "../../wizard-draft.ts";
import { refreshToken } from "../tokens/refresh-token.ts";
import { withWork } from "./with-work.ts";

/** Makes a website from a prompt alone, if the operator offers it. Resolves true if there is one to look at. */
export async function generatePremium(deps: AppDeps, domain: string): Promise<boolean> {
  const { draft } = wizardStore.getState();
  if (!draft?.token?.id) return false;
  const subdomain = wizardSubdomain(draft.subdomain);
  if (!draft.premiumPrompt.trim()) return refuse("premium", sentences.website.premiumPromptMissing);
  const checked = Subdomain.safeParse(subdomain);
  if (!checked.success) return refuse("subdomain", checked.error.issues[0]?.message ?? "");
  const tokenId = draft.token.id;
  try {
    const made = await withWork(deps, premiumWork, (progressId) =>
      request(deps, { ...draft, subdomain }, tokenId, domain, progressId),
    );
    if (made.notice) deps.toast.info(made.notice, { id: "composer-notice" });
    const madeWith = siteChoiceOf({ ...draft, subdomain, domain });
    changeDraft({ websiteId: made.website_id, previewUrl: made.preview_url, subdomain, domain, madeWith });
    await adopt(deps, tokenId, madeWith);
    await refreshToken(deps, tokenId);
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

const refuse = (field: "premium" | "subdomain", message: string): false => {
  showWizardError(field, message);
  return false;
};

const premiumWork = {
  title: "Making your premium website",
  estimate: sentences.estimates.premiumWebsite,
  first: "Reading your description",
  tick: { every: rhythm.logTick.premium, queue: "Still working" },
};

/** A premium request has no address of its own: the website gets the configured one, so that is configured first. */
async function request(
  deps: AppDeps,
  draft: WizardDraft,
  token_id: string,
  domain: string,
  progress_id: string,
) {
  const template_id = draft.template ?? defaultTemplateId;
  const website = { subdomain: draft.subdomain, domain, template_id };
  await deps.api.call(automationEndpoints.configureAutomation, { body: { token_id, website } });
  const style_prompt = draft.designPrompt.trim() || undefined;
  return deps.api.call(websitesEndpoints.generatePremiumWebsite, {
    body: {
      token_id,
      custom_prompt: draft.premiumPrompt.trim(),
      generation_type: "premium",
      progress_id,
      ...(style_prompt && { style_prompt }),
    },
  });
}

/** The wizard follows the address that the website got. */
async function adopt(deps: AppDeps, tokenId: string, madeWith: SiteChoice): Promise<void> {
  const site = await deps.api
    .call(websitesEndpoints.getWebsiteStatus, { params: { tokenId } })
    .catch(() => null);
  if (!site?.subdomain || !site.domain) return;
  const address = { subdomain: site.subdomain, domain: site.domain };
  changeDraft({ ...address, madeWith: { ...madeWith, ...address } });
}

function reportFailure(error: unknown): void {
  const code = error instanceof ApiError ? error.code : null;
  if (code === "subdomain_taken" || code === "subdomain_reserved" || code === "subdomain_invalid")
    refuse("subdomain", detailOr(error, sentences.website.premiumFailed));
  else dispatchWizard({ type: "alerted", sentence: alertOf(error) });
}

const alertOf = (error: unknown): string => {
  const slow = error instanceof ApiError && error.failure.kind === "timeout";
  return slow ? sentences.website.premiumSlow : detailOr(error, sentences.website.premiumFailed);
};
