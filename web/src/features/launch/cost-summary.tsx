import Check from "icon:check";
import type { ReactNode } from "react";
import { type Network, networkName } from "#contract/config.ts";
import { estimatedTotal, money } from "#contract/limits.ts";
import type { LaunchEstimate } from "#launch/summary.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Field } from "../../ui/field.tsx";
import { notEnough, purchaseError } from "./affordable.ts";
import { CostRow, inTokens, sol } from "./cost-row.tsx";
import type { Remark } from "./readiness.ts";

interface CostSummaryProps {
  devBuy: string;
  onDevBuy: (amount: string) => void;
  network: Network;
  ticker: string;
  /** SOL. */
  hostingFee: number;
  /** Null until they are known. */
  estimate: LaunchEstimate | null;
  balance: number | null;
  remarks: readonly Remark[];
  mintChoice?: ReactNode;
  /** On the sandbox, which gives play money away. */
  onFaucet?: (() => void) | undefined;
}

const gets = [
  "Your token on chain",
  "Listed for immediate trading",
  "A website with 1-day hosting",
  "Initial liquidity",
  "Metadata stored on chain",
];

/** What a launch costs and brings, before anything is signed. */
export function CostSummary(props: CostSummaryProps) {
  const { devBuy, onDevBuy, network, ticker, hostingFee, estimate, balance, onFaucet, remarks } = props;
  const amount = Number(devBuy);
  const error = purchaseError(amount);
  const isShort = !error && balance !== null && estimate !== null && balance < estimate.needed;
  return (
    <div className="space-y-6">
      <Field
        label="Initial purchase in SOL"
        error={error}
        aside={balance !== null && `Your wallet holds ${sol(balance)}`}
        hint="The first buy of your own token, in the same transaction."
      >
        {(ids) => (
          <input
            {...ids}
            data-autofocus
            type="number"
            inputMode="decimal"
            min={money.devBuyMin}
            step={money.devBuyStep}
            value={devBuy}
            onChange={(event) => onDevBuy(event.target.value)}
            className="field text-lg tabular-nums"
          />
        )}
      </Field>
      {isShort && (
        <div role="alert" className="space-y-3 rounded-[10px] border border-bad/60 px-4 py-3">
          <p>{notEnough(balance, estimate.needed)}</p>
          {onFaucet && (
            <Button look="quiet" onClick={onFaucet}>
              Get 10 SOL of play money
            </Button>
          )}
        </div>
      )}
      {remarks.map(({ sentence, blocks }) => (
        <p
          key={sentence}
          role={blocks ? "alert" : "status"}
          className={classNames(
            "rounded-[10px] border px-4 py-3",
            blocks ? "border-bad/60" : "border-line-strong",
          )}
        >
          {sentence}
        </p>
      ))}
      <section aria-labelledby="costs">
        <h3 id="costs" className="mb-2 flex items-center gap-3 text-lg">
          Cost summary
          <span className="rounded-full bg-raised px-3 py-0.5 font-sans text-sm font-normal tracking-normal text-muted">
            {networkName(network)}
          </span>
        </h3>
        <dl className="tabular-nums">
          <CostRow label="Launchpad creation fee" value={`~${sol(money.launchpadFee)}`} />
          <CostRow label="Website hosting fee" value={sol(hostingFee)} waived="waived during the beta" />
          <CostRow label="Your purchase" value={error ? "–" : sol(amount)} />
          <CostRow label="Estimated total" value={error ? "–" : `~${sol(estimatedTotal(amount))}`} strong />
        </dl>
        {estimate && (
          <p className="mt-1 text-muted">
            You receive about {inTokens(estimate.tokens)} ${ticker}. At most {sol(estimate.most)} can leave
            your wallet, even if the price moves. The app checks this before your wallet opens.
          </p>
        )}
      </section>
      {props.mintChoice}
      <section aria-labelledby="gets">
        <h3 id="gets" className="mb-2 text-lg">
          What you get
        </h3>
        <ul className="space-y-1.5">
          {gets.map((each) => (
            <li key={each} className="flex items-center gap-2.5 text-muted">
              <Check className="size-4 shrink-0 text-good" aria-hidden="true" />
              {each}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
