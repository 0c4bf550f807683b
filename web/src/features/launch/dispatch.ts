import { launchStore } from "../../stores/launch.ts";
import { type LaunchEvent, launchReducer } from "../../stores/launch-state.ts";

/** Applies an event of the running launch to its store. */
export const dispatch = (event: LaunchEvent): void =>
  launchStore.setState((state) => launchReducer(state, event), true);
