import { offlineChunkIds } from "#composer/pictures.ts";
import type { AppDeps } from "../../app/deps.ts";

/**
 * Loads what composing a token and its site offline needs, once the user works in the wizard and the page is idle.
 */
export async function warmComposer(deps: AppDeps): Promise<void> {
  const { connection, serviceWorker } = navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !serviceWorker) return;
  // The service worker caches only what it fetches itself.
  if (!serviceWorker.controller)
    await new Promise((resolve) =>
      serviceWorker.addEventListener("controllerchange", resolve, { once: true }),
    );
  await deps.idle();
  const pictures = offlineChunkIds.map((id) => fetch(`/pictures/${id}.json`));
  await Promise.allSettled([
    import("./compose-here.ts"),
    import("./render-here.ts"),
    import("#composer/writing/other-words.ts"),
    ...pictures,
  ]);
}
