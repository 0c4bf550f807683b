import { sentences } from "#contract/sentences.ts";
import { clearCaches } from "../../db/make-room.ts";
import { deviceStore } from "../../stores/device.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";

/** Lets every copy of what the server has go. Work stays: drafts, edits, launches, and what waits to be sent. */
export async function clearCopies(world: World): Promise<boolean> {
  try {
    await clearCaches(world.db);
    if ("caches" in window) await window.caches.delete("pictures");
  } catch {
    toast.error(sentences.device.clearFailed, { id: "device" });
    return false;
  }
  deviceStore.setState({ fullTold: false });
  toast.success(sentences.device.cleared, { id: "device" });
  return true;
}
