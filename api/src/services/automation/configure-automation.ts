import type * as z from "zod/mini";
import { automationStatus, type ConfigureRequest } from "#contract/website.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import { type Plan, untilFresh } from "../../db/plan.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { claimAddress } from "../websites/claim-address.ts";
import { toDesiredWebsite } from "../websites/desired-website.ts";
import { ensureConfiguredWebsite } from "./deploy-token-website.ts";

type Configuration = z.infer<typeof ConfigureRequest>;

/**
 * Saves which website to start when the token is launched. Its address is claimed at once, and a website that the token
 * has already becomes the one that is wanted: what its creator sees is what goes live.
 */
export async function configureAutomation(deps: UserDeps, request: Configuration) {
  const answer = await save(deps, request);
  const token = request.website ? await requireToken(deps, request.token_id) : null;
  const website = token && (await deps.store.websites.ofToken(deps.caller.userId, token.id));
  if (website && token.mintAddress === null) await ensureConfiguredWebsite(deps, token);
  return answer;
}

function save(deps: UserDeps, request: Configuration) {
  return untilFresh(async () => {
    const token = await requireToken(deps, request.token_id);
    const website_status = automationStatus(request.website !== null, token.mintAddress);
    const plan = [
      // Makes the plan stale if the token is launched at the same moment: its launch would not see this
      // website.
      deps.store.tokens.touch(token, deps.clock()),
      ...(request.website
        ? await planWebsite(deps, token, request.website)
        : [deps.store.automations.remove(token)]),
    ];
    return deps.commit(plan, { success: true, website_status });
  });
}

async function planWebsite(
  deps: UserDeps,
  token: OwnedToken,
  wanted: NonNullable<Configuration["website"]>,
): Promise<Plan> {
  return claimAddress(deps, token, toDesiredWebsite(deps, wanted), await addressesInUse(deps, token));
}

/** An existing website keeps both its addresses, the live one and the draft's. */
async function addressesInUse({ store, caller }: UserDeps, token: OwnedToken): Promise<SiteAddress[]> {
  const website = await store.websites.ofToken(caller.userId, token.id);
  if (!website) return [];
  return website.live === null ? [website] : [website, website.live];
}

export async function readAutomationStatus(deps: UserDeps, { id }: { id: string }) {
  const token = await requireToken(deps, id);
  const isConfigured = (await deps.store.automations.of(token)) !== null;
  return {
    website_status: automationStatus(isConfigured, token.mintAddress),
    twitter_status: "not_configured",
    bot_status: "not_configured",
  } as const;
}
