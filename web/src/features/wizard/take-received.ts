import { lengths } from "#contract/limits.ts";
import type { World } from "../../app/deps.ts";
import { dropReceived, readReceived } from "../../app/received.ts";
import { sessionStore } from "../../stores/session.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { chooseImage } from "./choose-image.ts";

/**
 * What another app gave begins a token in the wizard that is open: a picture one by hand, a text one from an idea. It
 * waits while the wizard is closed or further on with another, and takes the place of nothing that was typed.
 */
export async function takeReceived(world: World): Promise<void> {
  const given = await readReceived().catch(() => null);
  const { draft } = wizardStore.getState();
  if (!sessionStore.getState().wallet || !given || !draft || draft.token) return;
  await dropReceived();
  if (given.image) {
    await chooseImage(world, given.image);
    return changeDraft({ method: "manual" });
  }
  const typed = wizardStore.getState().draft?.prompt;
  changeDraft({ method: "creative", prompt: typed || given.text.slice(0, lengths.prompt) });
}
