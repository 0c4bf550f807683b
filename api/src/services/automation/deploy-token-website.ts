import { CodedError } from "#contract/errors.ts";
import type { Succeeded } from "#contract/primitives.ts";
import type { AutomationRow } from "../../db/automations.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnedWebsite } from "../../db/websites.ts";
import type { OwnerDeps, UserDeps } from "../../deps.ts";
import { requireToken, requireWebsite } from "../ownership/require-owned.ts";
import { deployWebsite } from "../websites/deploy-website.ts";
import { toDesiredWebsite } from "../websites/desired-website.ts";
import { placeWebsite } from "../websites/place-website.ts";
import { createSiteWriter } from "../websites/write-site.ts";

/** Deploys a token's website, and generates it first if it is missing or differs from what is configured. */
export async function deployTokenWebsite(deps: UserDeps, { id }: { id: string }): Promise<Succeeded> {
  const token = await requireToken(deps, id);
  const website = await ensureConfiguredWebsite(deps, token);
  if (!website) throw new CodedError("website_not_found");
  return deployWebsite(deps, { websiteId: website.id });
}

/** Returns the configured website, generated if needed; null if the token has none and wants none. */
export async function ensureConfiguredWebsite(
  deps: OwnerDeps,
  token: OwnedToken,
): Promise<OwnedWebsite | null> {
  const website = await deps.store.websites.ofToken(deps.caller.userId, token.id);
  const wanted = await deps.store.automations.of(token);
  if (!wanted || (website && isAsWanted(website, wanted))) return website;
  const desired = toDesiredWebsite(deps, {
    subdomain: wanted.subdomain,
    domain: wanted.domain,
    template_id: wanted.templateId,
    custom_design_prompt: website?.designPrompt,
    social_links: website?.socialLinks ?? {},
  });
  const write = createSiteWriter(deps, desired);
  const id = await placeWebsite(deps, token.id, desired, write, async (plan, row) => {
    await deps.store.commit(plan);
    return row.id;
  });
  return requireWebsite(deps, id);
}

const isAsWanted = (website: OwnedWebsite, wanted: AutomationRow): boolean =>
  website.subdomain === wanted.subdomain &&
  website.domain === wanted.domain &&
  website.templateId === wanted.templateId;
