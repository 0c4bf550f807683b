import { createStore } from "zustand/vanilla";

/**
 * `unopenable`: the browser opens no database; data lives as long as the page. `blocked`: the same, because another
 * tab has an older version open. `outdated`: a newer version of the app has upgraded the database. `future`: it had
 * done so before this page opened.
 */
export type DeviceProblem = "unopenable" | "blocked" | "outdated" | "future";

export interface DeviceState {
  problem: DeviceProblem | null;
  /** Whether the user was told that there is no room for copies. */
  fullReported: boolean;
}

export const deviceStore = createStore<DeviceState>(() => ({ problem: null, fullReported: false }));

export const reportDeviceProblem = (problem: DeviceProblem): void => deviceStore.setState({ problem });
export const dismissDeviceProblem = (): void => deviceStore.setState({ problem: null });
