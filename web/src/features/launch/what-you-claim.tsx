import { useId } from "react";
import { type Network, networkName } from "#contract/config.ts";
import type { ClaimSummary } from "#launch/claim.ts";
import { sol } from "../coin/figures.ts";
import { CostRow } from "./cost-row.tsx";
import { WholeTransaction } from "./whole-transaction.tsx";

const stepNames: Record<ClaimSummary["steps"][number]["kind"], string> = {
  networkFee: "Sets the network fee",
  sweep: "Moves this token's fees into your vault",
  collect: "Pays your vault out to your wallet",
};

/** The checked claim in plain words, while the wallet asks: what comes in, what it costs, who signs. */
export function WhatYouClaim({ summary, network }: { summary: ClaimSummary; network: Network }) {
  const title = useId();
  const { fees, networkFees, vaultRent, gained, steps, transaction } = summary;
  return (
    <section aria-labelledby={title} className="mt-4 rounded-[10px] border border-line-strong p-4 sm:p-5">
      <h3 id={title} className="flex flex-wrap items-center justify-between gap-x-3 text-lg">
        What you sign
        <span className="font-sans text-sm font-normal tracking-normal text-muted">
          {networkName(network)}
        </span>
      </h3>
      <p className="mt-2">
        <strong className="tabular-nums">{sol(gained)}</strong> reached your wallet in a trial run on the
        chain, after all costs.
      </p>
      <dl className="mt-2 text-sm tabular-nums">
        <CostRow label="Your creator fees" value={sol(fees)} />
        <CostRow label="Network fees, at most" value={sol(networkFees)} />
        {vaultRent > 0 && <CostRow label="Opening your vault, once" value={sol(vaultRent)} />}
      </dl>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        <li>The fees go only to the wallet that signs.</li>
        <li>Nothing but these costs leaves your wallet, and nobody else gets control of it.</li>
        <li>Only your wallet signs.</li>
      </ul>
      <WholeTransaction
        purpose="a claim"
        steps={steps.map(({ kind, program }) => ({ name: stepNames[kind], program }))}
        transaction={transaction}
      />
    </section>
  );
}
