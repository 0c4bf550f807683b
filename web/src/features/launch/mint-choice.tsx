import { useQuery } from "@tanstack/react-query";
import { useLiveQuery } from "dexie-react-hooks";
import { useEffect, useRef, useState } from "react";
import type { Network } from "#contract/config.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { useDeps } from "../../app/load-deps.ts";
import { readLaunch } from "../../db/launches.ts";
import { Button } from "../../ui/button.tsx";
import { expectedTries } from "./find-mint.ts";
import { LaunchFailure } from "./launch-failure.ts";
import { searchMint } from "./search-mint.ts";

/** A mint address that ends as the launchpad's own coins do, searched for on this device: an offer that may be skipped. */
export function MintChoice({ token, network }: { token: SavedToken; network: Network }) {
  const deps = useDeps();
  const profile = useQuery(
    {
      queryKey: ["mint-suffix", network],
      queryFn: async () => (await import("#launch/profile.ts")).profiles[network].mintSuffix,
    },
    deps.queries,
  );
  const row = useLiveQuery(() => readLaunch(deps.db, token.id).catch(() => undefined), [deps, token.id]);
  const [tried, setTried] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const running = useRef(new AbortController());
  useEffect(() => () => running.current.abort(), []);
  const suffix = profile.data;
  if (!suffix) return null;
  if (row?.mint.endsWith(suffix) && row.sealed)
    return (
      <p role="status" className="rounded-[10px] border border-line-strong px-4 py-3">
        Your token’s address will be{" "}
        <code className="break-all">
          {row.mint.slice(0, -suffix.length)}
          <strong className="text-accent-ink">{suffix}</strong>
        </code>
      </p>
    );
  // The server may know the key of an earlier attempt, which is used again.
  if (row) return null;
  const stop = () => {
    running.current.abort();
    setTried(null);
  };
  const start = async () => {
    running.current = new AbortController();
    const { signal } = running.current;
    setFailure(null);
    setTried(0);
    try {
      await searchMint(deps, token, suffix, { signal, onTried: (keys) => !signal.aborted && setTried(keys) });
    } catch (error) {
      const { mintNotKept, noMintSearch } = sentences.launch;
      setFailure(error instanceof LaunchFailure ? mintNotKept : noMintSearch);
    }
    setTried(null);
  };
  const tries = expectedTries(suffix);
  return (
    <section
      aria-label="Mint address"
      className="space-y-3 rounded-[10px] border border-line-strong px-4 py-3"
    >
      {tried === null ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p>
            Optional: an address that ends in <strong>{suffix}</strong>
          </p>
          <Button look="quiet" onClick={() => void start()}>
            Find one
          </Button>
        </div>
      ) : (
        <>
          <progress
            aria-label={`Searching for an address that ends in ${suffix}`}
            // The chance that a search of so many addresses is over by now.
            value={1 - Math.exp(-tried / tries)}
            className="w-full accent-accent"
          />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="text-muted tabular-nums">
              {tried.toLocaleString("en-US")} tried; it takes about {tries.toLocaleString("en-US")}
            </p>
            <Button look="quiet" onClick={stop}>
              Skip
            </Button>
          </div>
        </>
      )}
      {failure && <p role="alert">{failure}</p>}
    </section>
  );
}
