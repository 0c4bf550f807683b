import { rhythm } from "#contract/limits.ts";
import { SocialLinks } from "#contract/primitives.ts";
import { sentences } from "#contract/sentences.ts";
import { Subdomain } from "#contract/subdomain.ts";
import { wizardSubdomain } from "#contract/subdomain-forms.ts";
import { defaultTemplateId, type Website } from "#contract/website.ts";
import { ApiError, detailOr, isOffline } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { Intent, WebsiteRequest } from "../../db/intents.ts";
import { filledLinks, hasSiteChanges } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft, dispatchWizard, showWizardError } from "../../stores/wizard-events.ts";
import { hasUnknownWebsite, type WizardDraft } from "../../wizard-draft.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { dropQueued, readQueue } from "../outbox/queue.ts";
import { refreshToken } from "../tokens/refresh-token.ts";
import { requestWebsite, withWebsite } from "../websites/request-website.ts";
import { saveToken } from "./continue-preview.ts";
import { generatePremium } from "./generate-premium.ts";
import { wordsOfWebsite } from "./read-draft.ts";
import { showSuccess } from "./show-success.ts";
import { unlessGivenUp } from "./silence.ts";
import { withWork } from "./with-work.ts";

/** Makes the website of step 3, or makes it again. Resolves true if there is one to look at. */
export async function generateWebsite(deps: AppDeps, domain: string): Promise<boolean> {
  if (!(await isSaved(deps))) return false;
  if (wizardStore.getState().draft?.premium) return generatePremium(deps, domain);
  if (!(await isKnown(deps))) {
    dispatchWizard({ type: "alerted", sentence: sentences.offline.websiteUnknown });
    return false;
  }
  const { draft } = wizardStore.getState();
  if (!draft?.token?.id || !draft.template) return false;
  const subdomain = wizardSubdomain(draft.subdomain);
  changeDraft({ subdomain });
  const fieldError = fieldErrorIn({ ...draft, subdomain });
  if (fieldError) {
    showWizardError(fieldError.field, fieldError.message);
    return false;
  }
  const request = websiteChoiceOf(draft, draft.token.id, subdomain, domain);
  try {
    const website = await withWork(deps, websiteWork, (progress, gaveUp) =>
      requestOrQueue(deps, request, progress, gaveUp),
    );
    if (website === "waiting") return true;
    changeDraft(withWebsite(draft, request, website));
    if (website.notice) deps.toast.info(website.notice, { id: "composer-notice" });
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

const websiteChoiceOf = (
  draft: WizardDraft,
  tokenId: string,
  subdomain: string,
  domain: string,
): WebsiteRequest => ({
  tokenId,
  name: draft.name,
  subdomain,
  typed: draft.subdomainTyped,
  domain,
  template: draft.template ?? defaultTemplateId,
  designPrompt: draft.designPrompt.trim() || null,
  social: filledLinks(draft.social),
});

/**
 * True if this device knows the token's website, or that it has none. Otherwise making one could overwrite the
 * owner's text in an unknown one.
 */
async function isKnown(deps: AppDeps): Promise<boolean> {
  const { draft } = wizardStore.getState();
  if (!draft?.token || !hasUnknownWebsite(draft)) return true;
  changeDraft(await wordsOfWebsite(deps, draft.token, draft));
  return wizardStore.getState().draft?.websiteId != null;
}

/** Saves an import whose draft could not be saved when it was imported. */
async function isSaved(deps: AppDeps): Promise<boolean> {
  const { draft } = wizardStore.getState();
  if (!draft?.token || draft.token.id) return true;
  try {
    changeDraft({ token: await saveToken(deps, draft) });
    return true;
  } catch (error) {
    reportFailure(error);
    return false;
  }
}

/**
 * Step 3 Continue: an existing website with all that is chosen is taken as it is; else one is generated, shown as done,
 * then step 4.
 */
export async function continueWebsite(deps: AppDeps, domain: string): Promise<void> {
  const { draft } = wizardStore.getState();
  if (!draft) return;
  if (hasUnknownWebsite(draft) || (draft.websiteId && !hasSiteChanges(draft)))
    return changeDraft({ step: 4 });
  if (!(await generateWebsite(deps, domain))) return;
  const time = draft.premium ? rhythm.premiumSuccessModal : rhythm.successModal;
  const now = wizardStore.getState().draft;
  const isMade = now?.websiteId && !hasSiteChanges(now);
  await showSuccess(deps, isMade ? "Your website is ready." : sentences.offline.siteReady, time);
  changeDraft({ step: 4 });
}

const websiteWork = {
  title: "Making your website",
  estimate: sentences.estimates.website,
  first: "Laying out the page",
  tick: { every: rhythm.logTick.website, queue: "Still working" },
  instead: { sentence: sentences.offline.silentSite, label: "Continue without it" },
};

function fieldErrorIn(draft: WizardDraft) {
  const subdomain = Subdomain.safeParse(draft.subdomain);
  if (!subdomain.success) {
    return { field: "subdomain" as const, message: subdomain.error.issues[0]?.message ?? "" };
  }
  const social = SocialLinks.safeParse(filledLinks(draft.social));
  return social.success ? null : { field: "social" as const, message: social.error.issues[0]?.message ?? "" };
}

/**
 * Asks the server for the website. If it does not answer, the user gives up waiting, or the token itself is not sent
 * yet, the request is queued behind the token. If the server finishes a given-up request after all, the queued one
 * replaces its website.
 */
async function requestOrQueue(
  deps: AppDeps,
  request: WebsiteRequest,
  progress: string,
  gaveUp: AbortSignal,
): Promise<Website | "waiting"> {
  const owner = deps.owner();
  const intent = { kind: "make-website@1" as const, entity: request.tokenId, payload: request };
  try {
    await unlessGivenUp(dropQueued(deps, owner, request.tokenId, "make-website@1"), gaveUp);
    if ((await readQueue(deps, owner, request.tokenId)).length === 0) {
      const asked = requestWebsite(deps, request, () => ({ signal: gaveUp }), progress);
      const website = await unlessGivenUp(asked, gaveUp);
      await unlessGivenUp(refreshToken(deps, request.tokenId), gaveUp).catch(() => {});
      return website;
    }
  } catch (error) {
    if (gaveUp.aborted) return keepForLaterRequest(deps, owner, intent);
    if (!isOffline(error)) throw error;
  }
  const done = await enqueue(deps, owner, intent, { gaveUp });
  return done.kind === "done" && done.answer ? (done.answer as Website) : "waiting";
}

const keepForLaterRequest = async (deps: AppDeps, owner: string, intent: Intent): Promise<"waiting"> => {
  await enqueue(deps, owner, intent, { isLater: true });
  return "waiting";
};

function reportFailure(error: unknown): void {
  const code = error instanceof ApiError ? error.code : null;
  const field = error instanceof ApiError ? error.fields.find(({ path }) => path === "subdomain") : undefined;
  if (field || code === "subdomain_taken" || code === "subdomain_reserved" || code === "subdomain_invalid") {
    const message = field?.message ?? detailOr(error, sentences.website.failed);
    showWizardError("subdomain", message);
    return;
  }
  const slow = error instanceof ApiError && error.failure.kind === "timeout";
  const sentence = slow ? sentences.website.slow : detailOr(error, sentences.website.failed);
  dispatchWizard({ type: "alerted", sentence });
}
