import { ArrowDown, ArrowUp } from "lucide-react";
import type { Trade } from "#contract/coin.ts";
import { classNames } from "../../ui/class-names.ts";
import { ago, atTime } from "../../ui/when.ts";
import { sol, tokens } from "./figures.ts";

/** The last trades, the newest first. */
export function TradeList({ trades, now }: { trades: readonly Trade[]; now: number }) {
  return (
    <table className="w-full text-left tabular-nums">
      <caption className="sr-only">The last {trades.length} trades, the newest first</caption>
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

const cell = "py-2 pr-3 font-normal last:pr-0";

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
      <td className={`${cell} whitespace-nowrap text-right text-muted`}>
        <time dateTime={trade.at} title={atTime(trade.at, now)}>
          {ago(trade.at, now)}
        </time>
      </td>
    </tr>
  );
}
