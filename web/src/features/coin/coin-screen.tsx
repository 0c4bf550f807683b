import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useStore } from "zustand";
import { type Coin, coinDescription, coinName } from "#contract/coin.ts";
import { coinSentences } from "#contract/coin-sentences.ts";
import { fill } from "#contract/errors.ts";
import { rhythm } from "#contract/limits.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { instance, titleOf } from "../../app/instance.ts";
import { DepsContext, useDeps, useDepsOnceLoaded } from "../../app/load-deps.ts";
import { PublicPage } from "../../app/public-page.tsx";
import { ownerOf, sessionStore } from "../../stores/session.ts";
import { Notice } from "../../ui/notice.tsx";
import { SparePart } from "../../ui/spare-part.tsx";
import { ago } from "../../ui/when.ts";
import { loadConfig } from "../server/load-config.ts";
import { CoinFigures } from "./coin-figures.tsx";
import { CoinHead } from "./coin-head.tsx";
import { CoinSkeleton } from "./coin-skeleton.tsx";
import { NoCoin } from "./no-coin.tsx";
import { isNoCoin, useCoin } from "./use-coin.ts";

const CreatorFees = lazy(() =>
  import("../launch/creator-fees.tsx").then((module) => ({ default: module.CreatorFees })),
);

/** `/token/{mint}`: a launched token for everybody, refreshed while it is looked at. */
export function CoinScreen({ mint }: { mint: string }) {
  const deps = useDepsOnceLoaded();
  if (!deps) return <CoinSkeleton />;
  return (
    <DepsContext value={deps}>
      <CoinPage mint={mint} />
    </DepsContext>
  );
}

function CoinPage({ mint }: { mint: string }) {
  const deps = useDeps();
  const { coin, failure, isAsking, ask } = useCoin(mint, { maxAge: 0, every: rhythm.coin });
  const config = useQuery({ queryKey: ["config-here"], queryFn: () => loadConfig(deps) }, deps.queries).data;
  const wallet = useStore(sessionStore, ownerOf);
  const name = coin ? coinName(coin, mint) : "Token";
  return (
    <PublicPage title={titleOf(name)} description={coinDescription(name, instance.product_name)}>
      {coin && !isNoCoin(failure) ? (
        <article className="mx-auto w-full max-w-6xl px-4 py-8 sm:px-6 sm:py-12">
          <CoinHead coin={coin} mint={mint} config={config} />
          <OldFigures coin={coin} failure={failure} onRetry={ask} retrying={isAsking} />
          {config && wallet && coin.creator === wallet && (
            <SparePart>
              <CreatorFees key={wallet} mint={mint} wallet={wallet} config={config} />
            </SparePart>
          )}
          <CoinFigures coin={coin} launchpad={config?.launchpad_name ?? "The launchpad"} now={deps.now()} />
        </article>
      ) : failure ? (
        <NoCoin
          mint={mint}
          isMissing={isNoCoin(failure)}
          sentence={unreadSentence(failure)}
          onRetry={ask}
          retrying={isAsking}
        />
      ) : (
        <CoinSkeleton />
      )}
    </PublicPage>
  );
}

interface OldFiguresProps {
  coin: Coin;
  failure: Error | null;
  onRetry: () => void;
  retrying: boolean;
}

/** Says why the figures do not follow the chain now. */
function OldFigures({ coin, failure, onRetry, retrying }: OldFiguresProps) {
  const { now } = useDeps();
  if (!failure && coin.is_current) return null;
  const reason = failure ? reasonOf(failure) : coinSentences.chainAway;
  const sentence = `${reason} ${fill(coinSentences.from, { ago: ago(coin.as_of, now()) })}`;
  return (
    <div className="panel mt-6 px-5 py-4">
      <Notice sentence={sentence} onRetry={onRetry} retrying={retrying} />
    </div>
  );
}

function unreadSentence(failure: Error): string {
  const more = failure instanceof ApiError && failure.code === null && coinSentences.notHere;
  return [reasonOf(failure), more].filter(Boolean).join(" ");
}

/** A failure without a code is nobody's answer: no network, or no server behind it. */
function reasonOf(failure: Error): string {
  if (!(failure instanceof ApiError) || failure.code === "chain_unavailable") return coinSentences.chainAway;
  return failure.code === null ? coinSentences.offline : failure.sentence;
}
