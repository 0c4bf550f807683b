import { automationEndpoints } from "#contract/endpoints/automation.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { SocialLinks } from "#contract/social-links.ts";
import { nextSubdomain, Subdomain, wizardSubdomain } from "#contract/subdomain.ts";
import type { Website } from "#contract/website.ts";
import { ApiError, detailOr } from "../../api-client/api-error.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import type { WizardDraft } from "../../stores/wizard-draft.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";
import { refreshToken } from "../tokens/refresh-token.ts";
import { keepSaved } from "./continue-preview.ts";
import { generatePremium } from "./generate-premium.ts";
import { showSuccess } from "./show-success.ts";
import { withWork } from "./with-work.ts";

/** How many names are tried for a subdomain that was suggested, not typed: the first by count, for a short address. */
const SUGGESTIONS = 9;
const COUNTED = 4;

/** A popular name may be taken a thousand times: after the first few a number of the token's own follows. */
const suggestion = (base: string, tokenId: string, attempt: number): string => {
  if (attempt === 1) return base;
  const own = Number.parseInt(tokenId.replace(/[^0-9a-f]/g, "").slice(0, 8), 16) % 9000;
  return nextSubdomain(base, attempt <= COUNTED ? attempt : 1000 + own + attempt);
};

/** Makes the website of step 3, or makes it again. Resolves true when there is one to look at. */
export async function generateWebsite(world: World, domain: string): Promise<boolean> {
  if (!(await isSaved(world))) return false;
  if (wizardStore.getState().draft?.premium) return generatePremium(world, domain);
  const { draft } = wizardStore.getState();
  if (!draft?.token?.id || !draft.template) return false;
  const subdomain = wizardSubdomain(draft.subdomain);
  changeDraft({ subdomain });
  const fault = faultIn({ ...draft, subdomain });
  if (fault) {
    wizardStore.setState({ fieldError: fault });
    return false;
  }
  try {
    const website = await withWork(world, websiteWork, (progress_id) =>
      requestFree(world, { ...draft, subdomain }, domain, progress_id),
    );
    changeDraft({
      websiteId: website.id,
      previewUrl: website.preview_url,
      subdomain: website.subdomain,
      domain,
    });
    if (website.notice) toast.info(website.notice, { id: "composer-notice" });
    await configure(world, draft.token, website).catch(() => {});
    await refreshToken(world, draft.token.id);
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}

/** An import whose draft could not be made when it was imported is saved here. */
async function isSaved(world: World): Promise<boolean> {
  const { draft } = wizardStore.getState();
  if (!draft?.token || draft.token.id) return true;
  try {
    changeDraft({ token: await keepSaved(world, draft) });
    return true;
  } catch (error) {
    tellFailure(error);
    return false;
  }
}

/** Step 3 Continue: an existing website is taken as it is; else one is generated, shown as done, then step 4. */
export async function continueWebsite(world: World, domain: string): Promise<void> {
  const { draft } = wizardStore.getState();
  if (!draft) return;
  if (draft.websiteId) return changeDraft({ step: 4 });
  if (!(await generateWebsite(world, domain))) return;
  const time = draft.premium ? rhythm.premiumSuccessModal : rhythm.successModal;
  await showSuccess(world, "Your website is ready to look at.", time);
  changeDraft({ step: 4 });
}

const websiteWork = {
  title: "Making your website",
  estimate: sentences.estimates.website,
  first: "Laying out the page",
  tick: { every: rhythm.logTick.website, line: "Still at work" },
};

function faultIn(draft: WizardDraft) {
  const subdomain = Subdomain.safeParse(draft.subdomain);
  if (!subdomain.success) {
    return { field: "subdomain" as const, message: subdomain.error.issues[0]?.message ?? "" };
  }
  const social = SocialLinks.safeParse(filled(draft.social));
  return social.success ? null : { field: "social" as const, message: social.error.issues[0]?.message ?? "" };
}

/** Without the fields that were left empty. */
const filled = (social: WizardDraft["social"]): SocialLinks =>
  Object.fromEntries(
    Object.entries(social).flatMap(([name, url]) => (url?.trim() ? [[name, url.trim()]] : [])),
  );

/** A suggestion that is taken gives way to the next one; what was typed by hand is never changed. */
async function requestFree(
  world: World,
  draft: WizardDraft,
  domain: string,
  progressId: string,
): Promise<Website> {
  for (let attempt = 1; ; attempt++) {
    const subdomain = suggestion(draft.subdomain, draft.token?.id ?? "", attempt);
    try {
      return await request(world, { ...draft, subdomain }, domain, progressId);
    } catch (error) {
      const taken = error instanceof ApiError && error.code === "subdomain_taken";
      if (!taken || draft.subdomainTyped || attempt > SUGGESTIONS) throw error;
    }
  }
}

const request = (world: World, draft: WizardDraft, domain: string, progress_id: string): Promise<Website> =>
  world.api.call(websitesEndpoints.generateWebsite, {
    body: {
      token_id: draft.token?.id ?? "",
      subdomain: draft.subdomain,
      domain,
      template_id: draft.template ?? "template1",
      use_ai: true,
      custom_design_prompt: draft.designPrompt.trim() || null,
      social_links: filled(draft.social),
      progress_id,
    },
  });

/** So that the website goes live by itself once its token is launched. */
const configure = (
  world: World,
  token: { id: string | null; mint_address: string | null },
  website: Website,
) =>
  world.api.call(automationEndpoints.configureAutomation, {
    body: {
      token_id: token.id ?? "",
      website: { subdomain: website.subdomain, domain: website.domain, template_id: website.template_id },
    },
  });

function tellFailure(error: unknown): void {
  const code = error instanceof ApiError ? error.code : null;
  const field = error instanceof ApiError ? error.fields.find(({ path }) => path === "subdomain") : undefined;
  if (field || code === "subdomain_taken" || code === "subdomain_reserved" || code === "subdomain_invalid") {
    const message = field?.message ?? detailOr(error, sentences.website.failed);
    wizardStore.setState({ fieldError: { field: "subdomain", message } });
    return;
  }
  const slow = error instanceof ApiError && error.failure.kind === "timeout";
  wizardStore.setState({ alert: slow ? sentences.website.slow : detailOr(error, sentences.website.failed) });
}
