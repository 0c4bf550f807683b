import { launchStore } from "../../stores/launch.ts";
import { type LaunchEvent, launchReducer } from "../../stores/launch-state.ts";

/** An event of the running launch, into the store that the screens read. */
export const dispatch = (event: LaunchEvent): void =>
  launchStore.setState((state) => launchReducer(state, event), true);
