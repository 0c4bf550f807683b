import { caches } from "#contract/limits.ts";
import { useSeen } from "../../ui/use-seen.ts";
import { CurveBar } from "./curve-bar.tsx";
import { percent, sol } from "./figures.ts";
import { useCoin } from "./use-coin.ts";

/** Market cap and progress of a launched token, for its card. Renders nothing where they are not known. */
export function CoinGlance({ mint }: { mint: string }) {
  const { place, isSeen } = useSeen<HTMLSpanElement>();
  const { coin } = useCoin(mint, { maxAge: caches.coin, isWanted: isSeen });
  return (
    <span ref={place} className="block">
      {coin && (
        <>
          <span className="flex justify-between gap-3">
            {coin.market_cap_sol !== null && <span>Market cap {sol(coin.market_cap_sol)}</span>}
            <span>{percent(coin.curve_percent)} sold</span>
          </span>
          <CurveBar share={coin.curve_percent} className="mt-1 h-1" />
        </>
      )}
    </span>
  );
}
