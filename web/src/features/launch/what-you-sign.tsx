import { useId } from "react";
import { type Network, networkName } from "#contract/config.ts";
import type { LaunchSummary, StepKind } from "#launch/summary.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { CostRow, inTokens, sol } from "./cost-row.tsx";

interface WhatYouSignProps {
  summary: LaunchSummary;
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

/** The checked transaction in plain words: what leaves the wallet at most, what comes in, who signs. */
export function WhatYouSign({ summary, ticker, network }: WhatYouSignProps) {
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
            You receive about {inTokens(tokens)} ${ticker}, and no fewer than {inTokens(leastTokens)}.
          </li>
        )}
        <li>Nothing else leaves your wallet, and nobody else gets control of it.</li>
        <li>The creator fees of later trades go to your wallet.</li>
        <li>Your wallet signs, and the new token's own key. Nobody else does.</li>
      </ul>
      <details className="mt-3">
        <summary className="min-h-11 cursor-pointer py-2.5 text-accent-ink underline underline-offset-4">
          See the whole transaction
        </summary>
        <p className="text-sm text-muted">
          Each of its {steps.length} steps is one that a launch needs; any other step would have been refused.
          Your wallet may add steps that protect you.
        </p>
        <ol className="mt-2 list-decimal space-y-2 pl-5 text-sm">
          {steps.map(({ kind, program }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order of a transaction's steps is their identity
            <li key={index}>
              {stepNames[kind]}
              <code className="block break-all text-muted">{program}</code>
            </li>
          ))}
        </ol>
        <p className="mt-3 flex items-center gap-3 text-sm">
          <span className="grow">The unsigned transaction, for a tool of your own (base64)</span>
          <CopyButton text={transaction} label="transaction" />
        </p>
      </details>
    </section>
  );
}
