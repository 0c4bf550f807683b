import { createStore } from "zustand/vanilla";

/**
 * `unopenable` the browser gives no database, what is done lives as long as the page; `blocked` the same, for another tab
 * holds an older one; `outdated` a newer version of the app has taken the database over; `future` it had done so before.
 */
export type DeviceProblem = "unopenable" | "blocked" | "outdated" | "future";

export interface DeviceState {
  problem: DeviceProblem | null;
  /** That there is no room for copies has been said. */
  fullReported: boolean;
}

export const deviceStore = createStore<DeviceState>(() => ({ problem: null, fullReported: false }));

export const reportDeviceProblem = (problem: DeviceProblem): void => deviceStore.setState({ problem });
export const dismissDeviceProblem = (): void => deviceStore.setState({ problem: null });
