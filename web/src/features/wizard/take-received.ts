import { lengths } from "#contract/limits.ts";
import type { AppDeps } from "../../app/deps.ts";
import { dropReceived, readReceived } from "../../app/received.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft } from "../../stores/wizard-events.ts";
import { chooseImage } from "./choose-image.ts";

/**
 * Puts what another app shared into the open wizard: a picture starts a manual token, a text an idea. It waits while
 * the wizard is closed or busy with another token, and never replaces typed text.
 */
export async function takeReceived(deps: AppDeps): Promise<void> {
  const received = await readReceived().catch(() => null);
  const { draft } = wizardStore.getState();
  if (!deps.owner() || !received || !draft || draft.token) return;
  await dropReceived();
  if (received.image) {
    await chooseImage(deps, received.image);
    return changeDraft({ method: "manual" });
  }
  const typed = wizardStore.getState().draft?.prompt;
  changeDraft({ method: "creative", prompt: typed || received.text.slice(0, lengths.prompt) });
}
