import { sol } from "./figures.ts";
import { type Html, html } from "./html.ts";

const [WIDTH, HEIGHT, MARGIN] = [720, 240, 12];
const MOST_POINTS = 240;

interface Point {
  x: number;
  y: number;
}

/** A line through prices in their order: the oldest at the left, the highest at the top. */
export function chartPoints(prices: readonly number[]): Point[] {
  const shown = thin(prices);
  const [low, high] = [Math.min(...shown), Math.max(...shown)];
  const [across, down] = [(WIDTH - MARGIN) / Math.max(1, shown.length - 1), HEIGHT - 2 * MARGIN];
  return shown.map((price, index) => ({
    x: round(index * across),
    y: round(high === low ? HEIGHT / 2 : HEIGHT - MARGIN - ((price - low) / (high - low)) * down),
  }));
}

/** As many as a line can show; the first and the last are always among them. */
function thin(prices: readonly number[]): readonly number[] {
  if (prices.length <= MOST_POINTS) return prices;
  const step = (prices.length - 1) / (MOST_POINTS - 1);
  return Array.from({ length: MOST_POINTS }, (_, index) => prices[Math.round(index * step)] ?? 0);
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The price after each trade, from what the coin began with. One trade is as wide as another. */
export function priceChart(prices: readonly number[]): Html {
  const [first = 0, last = 0] = [prices[0], prices.at(-1)];
  const trades = prices.length - 1;
  if (trades < 1) return html`<p class="nothing">No trades yet. The first one draws the first line here.</p>`;
  const points = chartPoints(prices);
  const line = points.map(({ x, y }) => `${x} ${y}`).join("L");
  const end = points.at(-1);
  const said = `Price from ${sol(first)} SOL to ${sol(last)} SOL over ${trades} ${trades === 1 ? "trade" : "trades"}`;
  return html`<div class="chart">
<svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${said}">
<path class="chart-grid" d="M0 ${MARGIN}H${WIDTH}M0 ${HEIGHT / 2}H${WIDTH}M0 ${HEIGHT - MARGIN}H${WIDTH}"/>
<path class="chart-area" d="M${line}H${WIDTH}V${HEIGHT}H0Z"/>
<path class="chart-line" d="M${line}"/>
<path class="chart-end" d="M${end?.x ?? 0} ${end?.y ?? 0}h0"/>
</svg>
<p class="chart-scale" aria-hidden="true"><span>${sol(Math.max(...prices))}</span><span>${sol(Math.min(...prices))}</span></p>
</div>
<p class="chart-words"><span>Launch</span><span>${trades} ${trades === 1 ? "trade" : "trades"}</span><span>Now</span></p>`;
}
