import type { ReactNode } from "react";
import type { Coin } from "#contract/coin.ts";
import { ago } from "../../ui/when.ts";
import { CurveBar } from "./curve-bar.tsx";
import { percent, sol } from "./figures.ts";
import { PriceChart } from "./price-chart.tsx";
import { TradeList } from "./trade-list.tsx";

interface CoinFiguresProps {
  coin: Coin;
  /** The launchpad's name. */
  launchpad: string;
  now: number;
}

/** The figures, the curve, the chart and the last trades. */
export function CoinFigures({ coin, launchpad, now }: CoinFiguresProps) {
  return (
    <>
      <dl className="mt-8 grid gap-x-8 gap-y-5 sm:mt-10 sm:grid-cols-3">
        <Figure name="Price">{coin.price_sol === null ? "Not on the curve" : sol(coin.price_sol)}</Figure>
        <Figure name="Market cap">
          {coin.market_cap_sol === null ? "Not on the curve" : sol(coin.market_cap_sol)}
        </Figure>
        <Figure name="Holders">
          {coin.holders.toLocaleString()}
          {coin.has_more_holders && " or more"}
        </Figure>
      </dl>
      <section className="panel mt-8 p-5 sm:p-6" aria-labelledby="curve">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <h2 id="curve" className="text-xl">
            Bonding curve
          </h2>
          <p className="font-semibold tabular-nums">{percent(coin.curve_percent)} sold</p>
        </div>
        <CurveBar share={coin.curve_percent} className="mt-3 h-3" />
        <p className="mt-3 text-muted">
          {coin.curve_percent < 100
            ? `${launchpad} sells the first tokens from a bonding curve: each purchase raises the price. At 100% the token moves on to an open market.`
            : "Sold out: the token has left the bonding curve and moves on to an open market. The figures here are the curve's last ones."}
        </p>
      </section>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <section className="panel p-5 sm:p-6" aria-labelledby="price">
          <h2 id="price" className="mb-4 text-xl">
            Price, trade by trade
          </h2>
          {coin.trades.length === 0 ? (
            <Empty>The chart begins with the first trade.</Empty>
          ) : (
            <PriceChart trades={coin.trades} price={coin.price_sol} />
          )}
        </section>
        <section className="panel p-5 sm:p-6" aria-labelledby="trades">
          <h2 id="trades" className="mb-2 text-xl">
            Last trades
          </h2>
          {coin.trades.length === 0 ? (
            <Empty>No trades yet. The first one shows up here within seconds.</Empty>
          ) : (
            <TradeList trades={coin.trades} now={now} />
          )}
        </section>
      </div>
      <p className="mt-5 text-sm text-muted tabular-nums">
        Read from the chain {ago(coin.as_of, now)}. Nothing here is advice to buy or sell.
      </p>
    </>
  );
}

const Figure = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="border-t-2 border-accent pt-3">
    <dt className="text-muted">{name}</dt>
    <dd className="mt-1 font-display text-2xl font-semibold tabular-nums sm:text-3xl">{children}</dd>
  </div>
);

const Empty = ({ children }: { children: ReactNode }) => (
  <p className="grid min-h-36 place-items-center text-center text-muted">{children}</p>
);
