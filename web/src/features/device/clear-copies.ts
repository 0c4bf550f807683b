import { offlineChunkIds } from "#composer/pictures.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { clearCaches } from "../../db/make-room.ts";
import { deviceStore } from "../../stores/device.ts";

/**
 * Deletes all copies of the server's data on this device. Drafts, edits, launches and the outbox stay, and so does
 * what the app needs to work offline.
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

/** Deletes picture data of earlier ideas, except the starter set, which offline drawing needs. */
async function clearDrawings(): Promise<void> {
  const drawings = await window.caches.open("drawings");
  const kept = new Set(offlineChunkIds.map((id) => `/pictures/${id}.json`));
  const seen = await drawings.keys();
  await Promise.all(
    seen.filter(({ url }) => !kept.has(new URL(url).pathname)).map((each) => drawings.delete(each)),
  );
}
