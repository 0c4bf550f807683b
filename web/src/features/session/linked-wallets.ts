import { queryOptions } from "@tanstack/react-query";
import { walletsEndpoints } from "#contract/endpoints/auth.ts";
import type { AppDeps } from "../../app/deps.ts";

/** The wallets linked to the user's account. A list that cannot be loaded is logged, not toasted, a lost session too. */
export const linkedWalletsQuery = (deps: AppDeps, userId: string) =>
  queryOptions({
    queryKey: ["linked-wallets", userId],
    retry: false,
    queryFn: async () => {
      try {
        return (await deps.api.call(walletsEndpoints.listWallets, {}, { quiet: true })).data;
      } catch (error) {
        // biome-ignore lint/suspicious/noConsole: the specification has this failure logged and nothing else
        console.warn("The linked wallets could not be loaded.", error);
        throw error;
      }
    },
  });
