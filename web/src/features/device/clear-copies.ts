import { offlineChunkIds } from "#composer/pictures.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { clearCaches } from "../../db/make-room.ts";
import { deviceStore } from "../../stores/device.ts";

/**
 * Lets every copy of what the server has go. Work stays: drafts, edits, launches, and what waits to be sent. So do the
 * app itself and what it draws from without a network: whoever makes room while away must be able to go on.
 */
export async function clearCopies(deps: AppDeps): Promise<boolean> {
  try {
    await clearCaches(deps.db);
    if ("caches" in window) await Promise.all([window.caches.delete("pictures"), clearDrawings()]);
  } catch {
    deps.toast.error(sentences.device.clearFailed, { id: "device" });
    return false;
  }
  deviceStore.setState({ fullReported: false });
  deps.toast.success(sentences.device.cleared, { id: "device" });
  return true;
}

/** Pictures of ideas that were drawn here before, but for those that any idea is drawn from offline. */
async function clearDrawings(): Promise<void> {
  const drawings = await window.caches.open("drawings");
  const kept = new Set(offlineChunkIds.map((id) => `/pictures/${id}.json`));
  const seen = await drawings.keys();
  await Promise.all(
    seen.filter(({ url }) => !kept.has(new URL(url).pathname)).map((each) => drawings.delete(each)),
  );
}
