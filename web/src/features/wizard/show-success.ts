import { rhythm } from "#contract/limits.ts";
import type { AppDeps } from "../../app/deps.ts";
import { wizardStore } from "../../stores/wizard.ts";

/** The success modal, for its two seconds. */
export async function showSuccess(
  deps: AppDeps,
  sentence: string,
  time: number = rhythm.successModal,
): Promise<void> {
  wizardStore.setState({ success: sentence });
  await deps.wait(time);
  wizardStore.setState({ success: null });
}
