import type { PublicConfig } from "#contract/config.ts";
import { instanceEndpoints } from "#contract/endpoints/instance.ts";
import type { World } from "../../app/deps.ts";
import { keepCopy } from "../device/keep.ts";

/** The instance's configuration: from the server, else as this device last knew it. */
export function loadConfig(world: World): Promise<PublicConfig> {
  return world.queries.fetchQuery({
    queryKey: ["config"],
    staleTime: 5 * 60_000,
    queryFn: async () => {
      try {
        const config = await world.api.call(instanceEndpoints.getConfig, {});
        await keepCopy(world, () => world.db.config.put({ id: "config", config }));
        return config;
      } catch (error) {
        const known = await knownConfig(world);
        if (known) return known;
        throw error;
      }
    },
  });
}

/** The configuration as this device last knew it. */
export const knownConfig = async (world: World): Promise<PublicConfig | null> =>
  (await world.db.config.get("config").catch(() => undefined))?.config ?? null;
