import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isFull } from "../../db/failures.ts";
import { deviceStore } from "../../stores/device.ts";
import { withRoom } from "./with-room.ts";

/** Keeps a copy of what the server has. One that cannot be kept is fetched anew; that a device is full is told once. */
export async function keepCopy(deps: AppDeps, write: () => Promise<unknown>): Promise<boolean> {
  try {
    await withRoom(deps, write);
    return true;
  } catch (error) {
    if (isFull(error) && !deviceStore.getState().fullReported) {
      deviceStore.setState({ fullReported: true });
      deps.toast.error(sentences.device.full, { id: "device-full" });
    }
    return false;
  }
}

/** Keeps what only this device has. Where that fails it is said at once, each time, with what to do. */
export async function keepWork(deps: AppDeps, write: () => Promise<unknown>): Promise<boolean> {
  try {
    await withRoom(deps, write);
    return true;
  } catch {
    deps.toast.error(sentences.device.workNotKept, { id: "work-not-kept", duration: 10_000 });
    return false;
  }
}
