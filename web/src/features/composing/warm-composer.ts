import { offlineChunkIds } from "#composer/pictures.ts";
import type { AppDeps } from "../../app/deps.ts";

/** Brings what making a token, its site and its site's words anew needs onto the device, once somebody works here and there is time. */
export async function warmComposer(deps: AppDeps): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !serviceWorker) return;
  // Only what the service worker fetches does it keep.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  await deps.idle();
  const pictures = offlineChunkIds.map((id) => fetch(`/pictures/${id}.json`));
  await Promise.allSettled([
    import("./compose-here.ts"),
    import("./render-here.ts"),
    import("#composer/writing/retell-story.ts"),
    ...pictures,
  ]);
}
