import { createStore } from "zustand/vanilla";

/**
 * `unopenable` the browser gives no database, what is done lives as long as the page; `blocked` the same, for another tab
 * holds an older one; `outdated` a newer version of the app has taken the database over; `future` it had done so before.
 */
export type DeviceTrouble = "unopenable" | "blocked" | "outdated" | "future";

export interface DeviceState {
  trouble: DeviceTrouble | null;
  /** That there is no room for copies has been said. */
  fullTold: boolean;
}

export const deviceStore = createStore<DeviceState>(() => ({ trouble: null, fullTold: false }));

export const tellTrouble = (trouble: DeviceTrouble): void => deviceStore.setState({ trouble });
export const dismissTrouble = (): void => deviceStore.setState({ trouble: null });
