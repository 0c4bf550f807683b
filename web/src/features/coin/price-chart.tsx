import type { Trade } from "#contract/coin.ts";
import { sol } from "./figures.ts";

interface PriceChartProps {
  /** The newest first. */
  trades: readonly Trade[];
  /** The price now; null where the curve has none any more. */
  price: number | null;
}

const [WIDTH, HEIGHT] = [600, 180];
/** Room for the line's own width at the highest and the lowest price. */
const EDGE = 6;

/** The price of each trade from left to right, then the price now. A line needs two of them. */
export function PriceChart({ trades, price }: PriceChartProps) {
  const paid = trades.filter(({ tokens }) => tokens > 0).map((trade) => trade.sol / trade.tokens);
  const prices = [...paid.reverse(), ...(price === null ? [] : [price])];
  if (prices.length < 2) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const spread = high - low || 1;
  const points = prices.map((each, at) => {
    const x = (at / (prices.length - 1)) * WIDTH;
    const y = EDGE + (1 - (each - low) / spread) * (HEIGHT - 2 * EDGE);
    return `${x.toFixed(1)} ${y.toFixed(1)}`;
  });
  const line = `M${points.join("L")}`;
  return (
    <figure>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Price from ${sol(low)} to ${sol(high)} over the last ${trades.length} trades`}
        className="h-36 w-full border-y border-line text-accent-ink sm:h-52"
      >
        <path d={`${line}V${HEIGHT}H0Z`} fill="currentColor" opacity="0.12" />
        <path
          d={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <figcaption className="mt-2 flex flex-wrap justify-between gap-x-4 text-sm text-muted tabular-nums">
        <span>Lowest {sol(low)}</span>
        <span>Highest {sol(high)}</span>
      </figcaption>
    </figure>
  );
}
