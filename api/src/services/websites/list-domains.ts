import { money } from "#contract/limits.ts";
import type { Domains } from "#contract/website.ts";
import type { ServerDeps } from "../../deps.ts";

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
