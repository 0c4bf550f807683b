import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { MintFinding } from "./find-mint.worker.ts";
import { keepMint } from "./run-launch.ts";

/** The page stays quick, and a phone stays cool. */
const MOST_WORKERS = 8;

export interface Search {
  /** Called with how many addresses were tried so far. */
  onTried(keys: number): void;
  signal: AbortSignal;
}

/**
 * Searches for a mint address that ends in `suffix`, and keeps its key for the token's launch. Resolves without one when
 * the signal aborts; rejects if this browser cannot search.
 */
export async function searchMint(
  deps: AppDeps,
  token: SavedToken,
  suffix: string,
  search: Search,
): Promise<void> {
  const secret = await findInWorkers(deps, suffix, search);
  if (secret && !search.signal.aborted) await keepMint(deps, token, secret);
}

function findInWorkers(deps: AppDeps, suffix: string, { onTried, signal }: Search) {
  const count = Math.max(1, Math.min(MOST_WORKERS, (navigator.hardwareConcurrency || 2) - 1));
  const workers = Array.from({ length: count }, deps.startMintWorker);
  let tried = 0;
  return new Promise<Uint8Array | null>((resolve, reject) => {
    signal.addEventListener("abort", () => resolve(null));
    for (const worker of workers) {
      worker.onmessage = ({ data }: MessageEvent<MintFinding>) => {
        if ("secret" in data) return resolve(data.secret);
        tried += data.tried;
        onTried(tried);
      };
      worker.onerror = reject;
      worker.postMessage(suffix);
    }
  }).finally(() => {
    for (const worker of workers) worker.terminate();
  });
}
