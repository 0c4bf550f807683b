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
  /** Why the guard let it not through, and what it found. */
  refusal: Refusal | null;
  /** What the failed launch cost, in words; null if the chain did not take it or cannot be asked. */
  cost: string | null;
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
  refusal: null,
  cost: null,
};

export const isRunning = ({ step }: LaunchState): boolean =>
  step === "prepare" || step === "create" || step === "confirm";

/** Cancel is disabled while the chain or the server works: a signed transaction cannot be taken back. */
export const canCancel = ({ step }: LaunchState): boolean => step !== "create" && step !== "confirm";

/** The one launch that this tab runs; only one can run at a time. */
export const launchStore = createStore<LaunchState>(() => idleLaunch);
