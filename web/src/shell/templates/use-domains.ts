import { useQuery } from "@tanstack/react-query";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import type { DomainOption } from "#contract/website.ts";
import { useWorld } from "../../load-world.ts";

/** The domains that a site may have here; those of the premium tier are coming soon. */
export function useDomains(): {
  known: boolean;
  failed: boolean;
  options: DomainOption[];
  premium: DomainOption[];
} {
  const world = useWorld();
  const { data, isError } = useQuery(
    {
      queryKey: ["domains"],
      queryFn: () => world.api.call(websitesEndpoints.listDomains, {}),
      staleTime: 60_000,
    },
    world.queries,
  );
  const of = (tier: DomainOption["tier"]) => data?.options.filter((option) => option.tier === tier) ?? [];
  return { known: data !== undefined, failed: isError, options: of("standard"), premium: of("premium") };
}
