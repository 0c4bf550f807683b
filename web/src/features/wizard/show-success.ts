import { rhythm } from "#contract/limits.ts";
import type { World } from "../../app/deps.ts";
import { wizardStore } from "../../stores/wizard.ts";

/** The success modal, for its two seconds. */
export async function showSuccess(
  world: World,
  sentence: string,
  time: number = rhythm.successModal,
): Promise<void> {
  wizardStore.setState({ success: sentence });
  await world.wait(time);
  wizardStore.setState({ success: null });
}
