import { type ReactNode, useId } from "react";
import type { Coin } from "#contract/coin.ts";
import { classNames } from "../../ui/class-names.ts";
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
export const CoinFigures = ({ coin, launchpad, now }: CoinFiguresProps) => (
  <>
    <dl className="mt-8 grid grid-cols-2 gap-x-5 gap-y-6 sm:mt-10 sm:gap-x-8 lg:grid-cols-[3fr_2fr_2fr]">
      <Figure name="Price" className="max-lg:col-span-2">
        {coin.price_sol === null ? "Not on the curve" : sol(coin.price_sol)}
      </Figure>
      <Figure name="Market cap">
        {coin.market_cap_sol === null ? "Not on the curve" : sol(coin.market_cap_sol)}
      </Figure>
      <Figure name="Holders">
        {coin.holders.toLocaleString()}
        {coin.has_more_holders && " or more"}
      </Figure>
    </dl>
    <div className="mt-8 grid items-start gap-5 lg:grid-cols-2">
      <div className="grid gap-5">
        <Panel title="Bonding curve" aside={`${percent(coin.curve_percent)} sold`}>
          <CurveBar share={coin.curve_percent} className="h-3" />
          <p className="mt-3 text-muted">
            {coin.curve_percent < 100
              ? `${launchpad} sells the first tokens from a bonding curve: each purchase raises the price. At 100% the token moves on to an open market.`
              : "Sold out: the token has left the bonding curve and moves on to an open market. The figures here are the curve's last ones."}
          </p>
        </Panel>
        <Panel title="Price, trade by trade">
          {coin.trades.length === 0 ? (
            <Empty>The chart begins with the first trade.</Empty>
          ) : (
            <PriceChart trades={coin.trades} price={coin.price_sol} />
          )}
        </Panel>
      </div>
      <Panel title="Latest trades">
        {coin.trades.length === 0 ? (
          <Empty>No trades yet. The first one shows up here within seconds.</Empty>
        ) : (
          <TradeList trades={coin.trades} now={now} />
        )}
      </Panel>
    </div>
    <p className="mt-5 text-sm text-muted tabular-nums">
      Read from the chain {ago(coin.as_of, now)}. Nothing here is advice to buy or sell.
    </p>
  </>
);

interface FigureProps {
  name: string;
  className?: string;
  children: ReactNode;
}

const Figure = ({ name, className, children }: FigureProps) => (
  <div className={classNames("border-t-2 border-accent pt-3", className)}>
    <dt className="text-muted">{name}</dt>
    <dd className="mt-1 font-display text-2xl font-semibold tabular-nums sm:text-3xl">{children}</dd>
  </div>
);

function Panel({ title, aside, children }: { title: string; aside?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section className="panel min-w-0 p-4 sm:p-6" aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {aside && <p className="font-semibold tabular-nums">{aside}</p>}
      </div>
      {children}
    </section>
  );
}

const Empty = ({ children }: { children: ReactNode }) => (
  <p className="grid min-h-36 place-items-center text-center text-muted">{children}</p>
);
