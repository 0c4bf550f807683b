import { launchStore } from "../stores/launch.ts";
import { isRunning } from "../stores/launch-state.ts";
import { wizardStore } from "../stores/wizard.ts";
import { worthKeeping } from "../wizard-draft.ts";

/** In the middle of a launch, or of something that is being made. */
export const isBusy = (): boolean =>
  isRunning(launchStore.getState()) || wizardStore.getState().work !== null;

/** The same, or with something begun in the wizard that is open. */
export function isAtWork(): boolean {
  const { draft } = wizardStore.getState();
  return isBusy() || (draft !== null && worthKeeping(draft));
}
