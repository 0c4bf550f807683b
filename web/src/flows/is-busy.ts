import { launchStore } from "../stores/launch.ts";
import { wizardStore } from "../stores/wizard.ts";
import { worthKeeping } from "../stores/wizard-draft.ts";
import { isRunning } from "./launch/launch-state.ts";

/** In the middle of a launch, or of something that is being made. */
export const isBusy = (): boolean =>
  isRunning(launchStore.getState()) || wizardStore.getState().work !== null;

/** The same, or with something begun in the wizard that is open. */
export function isAtWork(): boolean {
  const { draft } = wizardStore.getState();
  return isBusy() || (draft !== null && worthKeeping(draft));
}
