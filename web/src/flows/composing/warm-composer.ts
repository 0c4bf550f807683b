import { offlineChunkIds } from "#composer/pictures.ts";
import type { World } from "../../world.ts";

/** Brings what making a token and its site offline needs into the service worker's cache, once there is time. */
export async function warmComposer(world: World): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData || !navigator.serviceWorker?.controller) return;
  await world.idle();
  await Promise.all([
    import("./compose-here.ts"),
    import("./render-here.ts"),
    ...offlineChunkIds.map((id) => fetch(`/pictures/${id}.json`)),
  ]).catch(() => {});
}
