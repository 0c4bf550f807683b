import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { nextSubdomain, wizardSubdomain } from "#contract/subdomain-forms.ts";
import type { Website } from "#contract/website.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { CallOptions } from "../../api-client/client.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { WebsiteRequest } from "../../db/intents.ts";
import type { WizardDraft } from "../../wizard-draft.ts";

/** How many names to try for a suggested subdomain: the first ones are counted up, which keeps the address short. */
const SUGGESTIONS = 9;
const COUNTED = 4;

/** A popular name may be taken a thousand times: after the first few, a number derived from the token follows. */
const suggestion = (base: string, tokenId: string, attempt: number): string => {
  if (attempt === 1) return base;
  const own = Number.parseInt(tokenId.replace(/[^0-9a-f]/g, "").slice(0, 8), 16) % 9000;
  return nextSubdomain(base, attempt <= COUNTED ? attempt : 1000 + own + attempt);
};

/**
 * Asks the server for a website. If a suggested subdomain is taken, it tries the next one; a typed one is never
 * changed. Throws `ApiError`.
 */
export async function requestWebsite(
  deps: AppDeps,
  request: WebsiteRequest,
  optionsOf: (attempt: number) => CallOptions = () => ({}),
  progress_id?: string,
): Promise<Website> {
  for (let attempt = 1; ; attempt++) {
    const subdomain = suggestion(request.subdomain, request.tokenId, attempt);
    try {
      return await deps.api.call(
        websitesEndpoints.generateWebsite,
        {
          body: {
            token_id: request.tokenId,
            subdomain,
            domain: request.domain,
            template_id: request.template,
            use_ai: true,
            custom_design_prompt: request.designPrompt,
            social_links: request.social,
            ...(progress_id && { progress_id }),
          },
        },
        optionsOf(attempt),
      );
    } catch (error) {
      const taken = error instanceof ApiError && error.code === "subdomain_taken";
      if (!taken || request.typed || attempt > SUGGESTIONS) throw error;
    }
  }
}

/** What the wizard shows of a website that was made. An address that was changed meanwhile stays as it was typed. */
export function withWebsite(
  draft: WizardDraft,
  { template, designPrompt, social, ...request }: WebsiteRequest,
  { id, preview_url, subdomain, domain }: Website,
): Partial<WizardDraft> {
  const isAsRequested =
    wizardSubdomain(draft.subdomain) === request.subdomain &&
    (draft.domain ?? request.domain) === request.domain;
  return {
    websiteId: id,
    previewUrl: preview_url,
    madeWith: { template, designPrompt: designPrompt ?? "", premiumPrompt: null, subdomain, domain, social },
    ...(isAsRequested && { subdomain, domain }),
  };
}
