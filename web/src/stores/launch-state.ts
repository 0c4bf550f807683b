import type { DeployStep } from "#contract/launch.ts";

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
}

export type LaunchEvent =
  | { type: "started"; tokenId: string }
  | { type: "noted"; message: string }
  | { type: "prepared"; mint: string }
  | { type: "sent"; signature: string }
  | { type: "landed" }
  | { type: "completed" }
  | { type: "failed"; reason: string }
  | { type: "cancelled" }
  | { type: "dismissed" };

export const idleLaunch: LaunchState = {
  step: null,
  tokenId: null,
  message: "",
  mintAddress: null,
  signature: null,
  createSignature: null,
  done: 0,
};

export const isRunning = ({ step }: LaunchState): boolean =>
  step === "prepare" || step === "create" || step === "confirm";

/** Cancel is disabled while the chain or the server works: a signed transaction cannot be taken back. */
export const canCancel = ({ step }: LaunchState): boolean => step !== "create" && step !== "confirm";

export function launchReducer(state: LaunchState, event: LaunchEvent): LaunchState {
  switch (event.type) {
    case "started":
      return { ...idleLaunch, step: "prepare", tokenId: event.tokenId, message: "Preparing metadata" };
    case "noted":
      return isRunning(state) ? { ...state, message: event.message } : state;
    case "prepared":
      return {
        ...state,
        step: "create",
        done: 1,
        mintAddress: event.mint,
        message: "Waiting for your wallet",
      };
    case "sent":
      return {
        ...state,
        signature: event.signature,
        createSignature: event.signature,
        message: "Waiting for the chain",
      };
    case "landed":
      return { ...state, step: "confirm", done: 2, message: "The chain has it. Telling the server" };
    case "completed":
      return { ...state, step: "complete", done: 4, message: "" };
    case "failed":
      return { ...state, step: "error", message: event.reason };
    case "cancelled":
      return idleLaunch;
    case "dismissed":
      return isRunning(state) ? state : idleLaunch;
  }
}
