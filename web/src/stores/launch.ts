import { createStore } from "zustand/vanilla";
import { idleLaunch, type LaunchState } from "./launch-state.ts";

/** The one launch that this tab runs; only one can run at a time. */
export const launchStore = createStore<LaunchState>(() => idleLaunch);
