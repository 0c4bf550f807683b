import type { LaunchSummary } from "#launch/summary.ts";
import { idleLaunch, isRunning, type LaunchState, launchStore, type Refusal } from "./launch.ts";

export type LaunchEvent =
  | { type: "started"; tokenId: string }
  | { type: "noted"; message: string }
  | { type: "prepared"; mint: string }
  | { type: "reviewed"; summary: LaunchSummary; links: readonly string[] }
  | { type: "sent"; signature: string }
  | { type: "landed" }
  | { type: "completed" }
  | { type: "failed"; reason: string; refusal?: Refusal | null; effect?: string | null }
  | { type: "cancelled" }
  | { type: "dismissed" };

export const dispatchLaunch = (event: LaunchEvent): void =>
  launchStore.setState((state) => launchReducer(state, event), true);

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
        message: "Checking what your wallet will be asked to sign",
      };
    case "reviewed":
      return { ...state, summary: event.summary, links: event.links, message: "Waiting for your wallet" };
    case "sent":
      return {
        ...state,
        signature: event.signature,
        createSignature: event.signature,
        message: "Waiting for the chain",
      };
    case "landed":
      return { ...state, step: "confirm", done: 2, message: "Confirmed on the chain. Saving it" };
    case "completed":
      return { ...state, step: "complete", done: 4, message: "" };
    case "failed":
      return {
        ...state,
        step: "error",
        message: event.reason,
        refusal: event.refusal ?? null,
        effect: event.effect ?? null,
      };
    case "cancelled":
      return idleLaunch;
    case "dismissed":
      return isRunning(state) ? state : idleLaunch;
  }
}
