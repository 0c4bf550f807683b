import { screenSubdomain } from "#composer/screening/screen-subdomain.ts";
import { CodedError } from "#contract/errors.ts";
import { money } from "#contract/limits.ts";
import { type SubdomainError, subdomainError } from "#contract/subdomain.ts";
import type { Availability, Domains } from "#contract/website.ts";
import type { ServerDeps, UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { freeAddresses, isFreeFor } from "./free-address.ts";

interface Wanted {
  subdomain: string;
  domain: string;
  token_id: string;
}

const SUGGESTIONS = 3;

const reasons = {
  form: "malformed",
  reserved: "reserved",
  too_similar: "too_similar",
} as const satisfies Record<SubdomainError, Availability["reason"]>;

/** Checks if a token may have an address. Only generating the website claims it. */
export async function checkAvailability(deps: UserDeps, wanted: Wanted): Promise<Availability> {
  const { subdomain, domain, token_id } = wanted;
  if (domain !== deps.settings.sitesDomain) throw new CodedError("domain_unknown");
  const token = await requireToken(deps, token_id);
  const error = subdomainError(subdomain, deps.settings.productName);
  const isRefused = async () =>
    screenSubdomain(subdomain) !== null || (await deps.store.blocks.find("subdomain", subdomain)) !== null;
  const reason = error
    ? reasons[error]
    : (await isRefused())
      ? "reserved"
      : (await isFreeFor(deps, token, { subdomain, domain }))
        ? null
        : "taken";
  const suggestions: string[] = [];
  for await (const free of freeAddresses(deps, token)) {
    if (free.subdomain !== subdomain) suggestions.push(free.subdomain);
    if (suggestions.length === SUGGESTIONS) break;
  }
  return { available: reason === null, reason, suggestions };
}

/** The domains on offer and what hosting costs; automation is free during the beta. */
export async function listDomains({ settings }: ServerDeps): Promise<Domains> {
  return {
    options: [{ id: "default", domain: settings.sitesDomain, tier: "standard", price_sol: 0 }],
    pricing: {
      standard_hosting_fee_sol: money.hostingFee,
      premium_hosting_fee_sol: money.premiumHostingFee,
      hosting_fee_sol: money.hostingFee,
    },
  };
}
