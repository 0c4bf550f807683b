import { useQuery } from "@tanstack/react-query";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { money } from "#contract/limits.ts";
import type { DomainOption } from "#contract/website.ts";
import { useDeps } from "../../app/load-deps.ts";
import { knownConfig } from "../server/load-config.ts";

/** The domains for sites; those of the premium tier are marked as coming soon. */
export function useDomains(): {
  known: boolean;
  failed: boolean;
  options: DomainOption[];
  premium: DomainOption[];
  /** SOL, as the server has them; as specified until it has answered. */
  fees: { standard: number; premium: number; hosting: number };
} {
  const deps = useDeps();
  const { data, isError } = useQuery(
    {
      queryKey: ["domains"],
      queryFn: () => deps.api.call(websitesEndpoints.listDomains, {}),
      staleTime: 60_000,
    },
    deps.queries,
  );
  // Without an answer, the last known domain: a site that is made offline can have an address as well.
  const { data: known } = useQuery(
    {
      queryKey: ["domain-here"],
      queryFn: async () => (await knownConfig(deps))?.default_domain ?? null,
      enabled: data === undefined,
      networkMode: "always",
    },
    deps.queries,
  );
  const here: DomainOption[] =
    data || !known ? [] : [{ id: known, domain: known, tier: "standard", price_sol: 0 }];
  const of = (tier: DomainOption["tier"]) => data?.options.filter((option) => option.tier === tier) ?? [];
  return {
    known: data !== undefined,
    failed: isError && here.length === 0,
    options: data ? of("standard") : here,
    premium: of("premium"),
    fees: {
      standard: data?.pricing.standard_hosting_fee_sol ?? money.hostingFee,
      premium: data?.pricing.premium_hosting_fee_sol ?? money.premiumHostingFee,
      hosting: data?.pricing.hosting_fee_sol ?? money.hostingFee,
    },
  };
}
