import { createStore } from "zustand/vanilla";
import type { DeployStep } from "#contract/launch.ts";
import type { LaunchRule } from "#launch/guard/refusal.ts";
import type { LaunchSummary } from "#launch/summary.ts";

/** A launch as the deploy modal shows it. */
export interface LaunchState {
  /** Null while no launch has been started. */
  step: DeployStep | null;
  tokenId: string | null;
  message: string;
  mintAddress: string | null;
  signature: string | null;
  createSignature: string | null;
  /** How many of the four progress steps are done. */
  done: 0 | 1 | 2 | 3 | 4;
  /** What the wallet is asked to sign, once the guard has let it through. */
  summary: LaunchSummary | null;
  /** The addresses that stay in the coin's metadata. */
  links: readonly string[];
  /** Why the guard let it not through, and what it found. */
  refusal: Refusal | null;
  /** What a failed launch has left on the chain, in words; null if nothing, or if the chain cannot be asked. */
  effect: string | null;
}

export interface Refusal {
  rule: LaunchRule;
  detail: string;
}

export const idleLaunch: LaunchState = {
  step: null,
  tokenId: null,
  message: "",
  mintAddress: null,
  signature: null,
  createSignature: null,
  done: 0,
  summary: null,
  links: [],
  refusal: null,
  effect: null,
};

export const isRunning = ({ step }: LaunchState): boolean =>
  step === "prepare" || step === "create" || step === "confirm";

/** True if the coin is on chain, whatever failed after that. */
export const isLanded = ({ done }: LaunchState): boolean => done >= 2;

/** Cancel is disabled while the chain or the server works: a signed transaction cannot be taken back. */
export const canCancel = ({ step }: LaunchState): boolean => step !== "create" && step !== "confirm";

/** The one launch that this tab runs; only one can run at a time. */
export const launchStore = createStore<LaunchState>(() => idleLaunch);
