import { useId } from "react";
import { type Network, networkName } from "#contract/config.ts";
import type { LaunchSummary, StepKind } from "#launch/summary.ts";
import { CostRow, inTokens, sol } from "./cost-row.tsx";
import { WholeTransaction } from "./whole-transaction.tsx";

interface WhatYouSignProps {
  summary: LaunchSummary;
  /** The addresses that stay in the coin's metadata. */
  links: readonly string[];
  ticker: string;
  network: Network;
}

const stepNames: Record<StepKind, string> = {
  networkFee: "Sets the network fee",
  payment: "Makes a payment",
  create: "Creates your token",
  tokenAccount: "Opens your account for the token",
  purchase: "Buys your first tokens",
};

const withoutScheme = (link: string): string => link.replace(/^https?:\/\//, "");

/** The checked transaction in plain words: what leaves the wallet at most, what comes in, who signs. */
export function WhatYouSign({ summary, links, ticker, network }: WhatYouSignProps) {
  const title = useId();
  const { spending, spent, tokens, leastTokens, steps, transaction } = summary;
  return (
    <section aria-labelledby={title} className="rounded-[10px] border border-line-strong p-4 sm:p-5">
      <h3 id={title} className="flex flex-wrap items-center justify-between gap-x-3 text-lg">
        What you sign
        <span className="font-sans text-sm font-normal tracking-normal text-muted">
          {networkName(network)}
        </span>
      </h3>
      <p className="mt-2">
        <strong className="tabular-nums">At most {sol(spending.total)}</strong> leaves your wallet. In a trial
        run on the chain, {sol(spent)} left it.
      </p>
      <dl className="mt-2 text-sm tabular-nums">
        <CostRow label="Your purchase, at most" value={sol(spending.purchase)} />
        <CostRow label="New accounts on the chain, at most" value={sol(spending.rents)} />
        <CostRow label="Network fees" value={sol(spending.networkFee + spending.priorityFee)} />
        {spending.payments > 0 && <CostRow label="Payments for the service" value={sol(spending.payments)} />}
      </dl>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {tokens > 0 && (
          <li>
            You receive about {inTokens(tokens)} ${ticker}, at least {inTokens(leastTokens)}.
          </li>
        )}
        <li>Nothing else leaves your wallet, and nobody else gets control of it.</li>
        <li className="break-words">
          Name, ticker, story and picture stay with the token forever
          {links.length > 0 && `, and so do these links: ${links.map(withoutScheme).join(", ")}`}.
        </li>
        <li>Creator fees from later trades go to your wallet.</li>
        <li>Only your wallet and the new token's own key sign.</li>
      </ul>
      <p className="mt-3">
        <a
          href="/how-it-works#wallet-warns"
          target="_blank"
          rel="noreferrer"
          className="text-accent-ink underline underline-offset-4"
        >
          A wallet warning? What it means<span className="sr-only"> (opens in a new tab)</span>
        </a>
      </p>
      <WholeTransaction
        purpose="a launch"
        steps={steps.map(({ kind, program }) => ({ name: stepNames[kind], program }))}
        transaction={transaction}
      />
    </section>
  );
}
