import { launchStore } from "../stores/launch.ts";
import { wizardStore } from "../stores/wizard.ts";

/** Runs `action` now, or as soon as `isFree` becomes true. */
export function onceFree(isFree: () => boolean, run: () => void): void {
  if (isFree()) {
    run();
    return;
  }
  const look = () => {
    if (!isFree()) return;
    for (const stop of stops) stop();
    run();
  };
  const stops = [launchStore.subscribe(look), wizardStore.subscribe(look)];
}
