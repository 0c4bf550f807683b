import type { PublicConfig } from "#contract/config.ts";
import { instanceEndpoints } from "#contract/endpoints/instance.ts";
import type { AppDeps } from "../../app/deps.ts";
import { keepCopy } from "../device/keep.ts";

/** The instance's configuration from the server, else the copy on this device. */
export function loadConfig(deps: AppDeps): Promise<PublicConfig> {
  return deps.queries.fetchQuery({
    queryKey: ["config"],
    staleTime: 5 * 60_000,
    queryFn: async () => {
      try {
        const config = await deps.api.call(instanceEndpoints.getConfig, {});
        await keepCopy(deps, () => deps.db.config.put({ id: "config", config }));
        return config;
      } catch (error) {
        const known = await knownConfig(deps);
        if (known) return known;
        throw error;
      }
    },
  });
}

/** The copy of the configuration on this device. */
export const knownConfig = async (deps: AppDeps): Promise<PublicConfig | null> =>
  (await deps.db.config.get("config").catch(() => undefined))?.config ?? null;
