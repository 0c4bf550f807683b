import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { isFull } from "../../db/failures.ts";
import { deviceStore } from "../../stores/device.ts";
import { withRoom } from "./with-room.ts";

/** Stores a copy of server data. A copy that does not fit is fetched again later; a full device is reported once. */
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

/** Stores data that only this device has. Each failure is reported at once, with what to do. */
export async function keepWork(deps: AppDeps, write: () => Promise<unknown>): Promise<boolean> {
  try {
    await withRoom(deps, write);
    return true;
  } catch {
    deps.toast.error(sentences.device.workNotKept, { id: "work-not-kept", duration: 10_000 });
    return false;
  }
}
