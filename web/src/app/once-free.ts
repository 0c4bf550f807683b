import { launchStore } from "../stores/launch.ts";
import { wizardStore } from "../stores/wizard.ts";

/** Runs it now, or as soon as what this tab is at has come to an end; `isFree` says when it has. */
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
