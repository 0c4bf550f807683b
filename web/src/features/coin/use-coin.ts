import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import type { Coin } from "#contract/coin.ts";
import { chainEndpoints } from "#contract/endpoints/launch.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { useDeps } from "../../app/load-deps.ts";
import { keepCopy } from "../device/keep.ts";

interface Wanted {
  /** A copy on this device that is younger, in ms, spares the server's answer. */
  maxAge: number;
  /** How often to ask again while the page is on the screen, in ms. */
  every?: number;
  isWanted?: boolean;
}

/** A launched token's figures: from this device at first, then from the server. */
export function useCoin(mint: string, { maxAge, every, isWanted = true }: Wanted) {
  const deps = useDeps();
  const here = useLiveQuery(() => deps.db.coins.get(mint).catch(() => undefined), [deps, mint]);
  const query = useQuery(
    {
      queryKey: ["coin", mint, maxAge],
      queryFn: () => loadCoin(deps, mint, maxAge),
      enabled: isWanted,
      refetchInterval: ({ state }) => (!isNoCoin(state.error) && every) || false,
      networkMode: "always",
      retry: false,
    },
    deps.queries,
  );
  const coin = query.data ?? (here?.mint === mint ? here.coin : undefined);
  return { coin, failure: query.error, isAsking: query.isFetching, ask: () => void query.refetch() };
}

export const isNoCoin = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.code === "coin_not_found";

async function loadCoin(deps: AppDeps, mint: string, maxAge: number): Promise<Coin> {
  const kept = await deps.db.coins.get(mint).catch(() => undefined);
  if (kept && deps.now() - kept.fetchedAt < maxAge) return kept.coin;
  const coin = await deps.api.call(chainEndpoints.readCoin, { params: { mint } });
  await keepCopy(deps, () => deps.db.coins.put({ mint, coin, fetchedAt: deps.now() }));
  return coin;
}
