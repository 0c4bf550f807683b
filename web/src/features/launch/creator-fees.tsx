import Check from "icon:check";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { claimSentences } from "#contract/coin-sentences.ts";
import type { PublicConfig } from "#contract/config.ts";
import { rhythm } from "#contract/limits.ts";
import type { FeesToClaim } from "#launch/claim.ts";
import { useDeps } from "../../app/load-deps.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { sol } from "../coin/figures.ts";
import { useBackInReach } from "../server/use-reachable.ts";
import { PhonePromptHere } from "../session/phone-prompt.tsx";
import { type ClaimState, claimFees, readFees } from "./claim-fees.ts";
import { WhatYouClaim } from "./what-you-claim.tsx";
import { WhyRefused } from "./why-refused.tsx";

interface CreatorFeesProps {
  mint: string;
  /** The coin's creator, who looks at it. */
  wallet: string;
  config: PublicConfig;
}

/** What waits on the chain for the creator of a launched token, and its claim. */
export function CreatorFees({ mint, wallet, config }: CreatorFeesProps) {
  const deps = useDeps();
  const title = useId();
  const [claim, setClaim] = useState<ClaimState | null>(null);
  const isBusy = claim?.step === "checking" || claim?.step === "signing" || claim?.step === "sending";
  const fees = useQuery(
    {
      queryKey: ["creator-fees", mint, wallet],
      queryFn: () => readFees({ mint, wallet, config }),
      refetchInterval: rhythm.coin,
      networkMode: "always",
      retry: false,
      enabled: !isBusy,
    },
    deps.queries,
  );
  const start = async () => {
    await claimFees(deps, { mint, wallet, config }, setClaim);
    await fees.refetch();
  };
  useBackInReach(() => void fees.refetch());
  return (
    <section className="panel mt-6 p-4 sm:p-6" aria-labelledby={title}>
      <h2 id={title} className="text-xl">
        Your creator fees
      </h2>
      {fees.data && <Amount fees={fees.data} launchpad={config.launchpad_name} />}
      {fees.error && <Notice sentence={claimSentences.unread} />}
      {!fees.data && !fees.error && <Working>Reading your creator fees from the chain</Working>}
      {fees.data?.isWorthClaiming && (
        <Button className="mt-4" onClick={() => void start()} busy={isBusy} disabled={fees.error !== null}>
          Claim {sol(fees.data.amount)}
        </Button>
      )}
      {claim && <Progress claim={claim} config={config} />}
    </section>
  );
}

/** What waits, and why where it cannot be claimed. */
function Amount({ fees, launchpad }: { fees: FeesToClaim; launchpad: string }) {
  const { amount, costs, isWorthClaiming } = fees;
  if (amount === 0) return <p className="mt-2 text-muted">{claimSentences.nothing}</p>;
  return (
    <>
      <p className="mt-2 font-display text-2xl font-semibold tabular-nums">{sol(amount)}</p>
      <p className="text-muted">
        {isWorthClaiming
          ? `Your share of every trade. ${launchpad} keeps the fees of all your tokens together, so one claim collects them all. It costs at most ${sol(costs)}.`
          : `A claim costs up to ${sol(costs)}, more than it would bring now. Your share grows with each trade.`}
      </p>
    </>
  );
}

function Progress({ claim, config }: { claim: ClaimState; config: PublicConfig }) {
  switch (claim.step) {
    case "checking":
      return <Working>Building your claim and checking it on the chain</Working>;
    case "signing":
      return (
        <>
          <Working>Waiting for your wallet</Working>
          <WhatYouClaim summary={claim.summary} network={config.network} />
          <PhonePromptHere />
        </>
      );
    case "sending":
      return <Working>{claim.isAway ? claimSentences.undecided : "Waiting for the chain"}</Working>;
    case "claimed":
      return (
        <p role="status" className="mt-4 flex items-center gap-3">
          <Check className="size-5 shrink-0 text-good" aria-hidden="true" />
          Claimed: {sol(claim.amount)} reached your wallet after all costs.
        </p>
      );
    case "failed":
      return (
        <div role="alert" className="mt-4 space-y-2 rounded-[10px] border border-bad/60 px-4 py-3">
          <p>{claim.reason}</p>
          {claim.refusal && <WhyRefused refusal={claim.refusal} />}
        </div>
      );
  }
}

const Working = ({ children }: { children: string }) => (
  <p role="status" className="mt-4 flex items-center gap-3">
    <Spinner className="shrink-0 text-accent-ink" />
    {children}
  </p>
);
