import { rhythm } from "#contract/limits.ts";
import { wizardStore } from "../../stores/wizard.ts";
import type { World } from "../../world.ts";

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
