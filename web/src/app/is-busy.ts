import { isRunning, launchStore } from "../stores/launch.ts";
import { wizardStore } from "../stores/wizard.ts";
import { worthKeeping } from "../wizard-draft.ts";

/** True during a launch, or while something is being generated. */
export const isBusy = (): boolean =>
  isRunning(launchStore.getState()) || wizardStore.getState().work !== null;

/** As `isBusy`, and also true if the open wizard has unsaved input. */
export function isAtWork(): boolean {
  const { draft } = wizardStore.getState();
  return isBusy() || (draft !== null && worthKeeping(draft));
}
