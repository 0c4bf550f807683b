import type { AppDeps } from "../../app/deps.ts";

const FIRST_PAUSE_MS = 3_000;
const LONGEST_PAUSE_MS = 60_000;

/** Again and again, in pauses that grow from three seconds to a minute, until it is broken off. */
export async function nowAndThen(deps: AppDeps, look: () => void, signal: AbortSignal): Promise<void> {
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(1.5 * pause, LONGEST_PAUSE_MS)) {
    await deps.wait(pause);
    if (signal.aborted) return;
    look();
  }
}
