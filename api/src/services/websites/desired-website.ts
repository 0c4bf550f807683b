import { screenSubdomain } from "#composer/screening/screen-subdomain.ts";
import { CodedError, errorSentence, refusalSentences } from "#contract/errors.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import { subdomainError } from "#contract/subdomain.ts";
import type { TemplateId, WebsiteRequest } from "#contract/website.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import type { ServerDeps } from "../../deps.ts";

/** The website that a user asks for, validated. */
export interface DesiredWebsite extends SiteAddress {
  templateId: TemplateId;
  designPrompt: string | null;
  social: SocialLinks;
}

type DesiredWebsiteFields = Pick<
  WebsiteRequest,
  "subdomain" | "domain" | "template_id" | "custom_design_prompt" | "social_links"
>;

/** Validates a request for a website against what this instance offers. */
export function toDesiredWebsite(
  deps: Pick<ServerDeps, "settings" | "composer">,
  request: DesiredWebsiteFields,
): DesiredWebsite {
  const { subdomain, domain, template_id, custom_design_prompt, social_links } = request;
  if (domain !== deps.settings.sitesDomain) throw new CodedError("domain_unknown");
  if (!deps.composer.finishedTemplates.includes(template_id)) throw new CodedError("template_unavailable");
  if (subdomainError(subdomain, deps.settings.productName)) throw new CodedError("subdomain_reserved");
  refuseSubdomain(subdomain);
  return {
    subdomain,
    domain,
    templateId: template_id,
    designPrompt: custom_design_prompt || null,
    social: normalizeLinks(social_links ?? {}),
  };
}

/** Normalizes links with a URL parser, which the contract's own check does not have. */
function normalizeLinks(links: SocialLinks): SocialLinks {
  const normal: SocialLinks = {};
  for (const [name, link] of Object.entries(links) as [keyof SocialLinks, string | undefined][]) {
    if (link !== undefined) normal[name] = normalizeLink(link, name);
  }
  return normal;
}

function normalizeLink(link: string, name: string): string {
  const url = URL.canParse(link) ? new URL(link) : null;
  const isPlain = url && /^https?:$/.test(url.protocol) && url.username === "" && url.password === "";
  if (isPlain) return url.href;
  const message = "Please enter a full address that begins with https://";
  throw new CodedError("validation_failed", {}, { errors: [{ path: `social_links.${name}`, message }] });
}

/** Refuses a subdomain whose words may not be published, and names its field. */
export function refuseSubdomain(subdomain: string): void {
  const refusal = screenSubdomain(subdomain);
  if (refusal === null) return;
  const reason = refusalSentences[refusal];
  const message = errorSentence("idea_refused", { reason });
  throw new CodedError("idea_refused", { reason }, { errors: [{ path: "subdomain", message }] });
}
