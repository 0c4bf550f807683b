import ArrowDown from "icon:arrow-down";
import ArrowUp from "icon:arrow-up";
import { useState } from "react";
import type { Trade } from "#contract/coin.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { ago, atTime } from "../../ui/when.ts";
import { sol, tokens } from "./figures.ts";

/** So many are shown at first, beside the chart. */
const SHORT = 10;

/** The last trades, newest first. */
export function TradeList({ trades, now }: { trades: readonly Trade[]; now: number }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? trades : trades.slice(0, SHORT);
  return (
    <>
      <TradeTable trades={shown} now={now} />
      {shown.length < trades.length && (
        <Button look="quiet" className="mt-3 w-full" onClick={() => setWhole(true)}>
          Show {trades.length - shown.length} more
        </Button>
      )}
    </>
  );
}

function TradeTable({ trades, now }: { trades: readonly Trade[]; now: number }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">
        {trades.length === 1 ? "The last trade" : `The last ${trades.length} trades, newest first`}
      </caption>
      <thead className="text-sm text-muted">
        <tr>
          <th scope="col" className={cell}>
            Trade
          </th>
          <th scope="col" className={`${cell} text-right`}>
            SOL
          </th>
          <th scope="col" className={`${cell} text-right`}>
            Tokens
          </th>
          <th scope="col" className={`${cell} text-right`}>
            When
          </th>
        </tr>
      </thead>
      <tbody>
        {trades.map((trade) => (
          <TradeRow key={`${trade.at} ${trade.side} ${trade.tokens} ${trade.sol}`} trade={trade} now={now} />
        ))}
      </tbody>
    </table>
  );
}

const cell = "whitespace-nowrap py-2 pr-2 font-normal last:pr-0 sm:pr-3";

function TradeRow({ trade, now }: { trade: Trade; now: number }) {
  const isBuy = trade.side === "buy";
  const Arrow = isBuy ? ArrowUp : ArrowDown;
  return (
    <tr className="border-t border-line">
      <td className={classNames(cell, "font-semibold", isBuy ? "text-good" : "text-bad")}>
        <span className="flex items-center gap-1.5">
          <Arrow className="size-4 shrink-0" aria-hidden="true" />
          {isBuy ? "Buy" : "Sell"}
        </span>
      </td>
      <td className={`${cell} text-right`}>{sol(trade.sol).replace(" SOL", "")}</td>
      <td className={`${cell} text-right`}>{tokens(trade.tokens)}</td>
      <td className={`${cell} text-right text-muted`}>
        <time dateTime={trade.at} title={atTime(trade.at, now)}>
          {ago(trade.at, now, "narrow")}
        </time>
      </td>
    </tr>
  );
}
