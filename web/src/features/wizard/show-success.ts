import { rhythm } from "#contract/limits.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dispatchWizard } from "../../stores/wizard-events.ts";

/** The success modal, for its two seconds. */
export async function showSuccess(
  deps: AppDeps,
  sentence: string,
  time: number = rhythm.successModal,
): Promise<void> {
  dispatchWizard({ type: "succeeded", sentence });
  await deps.wait(time);
  dispatchWizard({ type: "successClosed" });
}
