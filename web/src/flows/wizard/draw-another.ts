import { sentences } from "#contract/sentences.ts";
import { detailOr } from "../../api-client/api-error.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";
import { type ArtWish, redrawToken } from "../tokens/redraw-token.ts";

/** Draws another logo and banner for the token on the screen, or brings an earlier try's back; what was typed stays as it is. */
export async function drawAnother(world: World, seed: string = crypto.randomUUID()): Promise<void> {
  await redraw(world, { seed });
}

/** Draws what is shown again, with the name that is typed now. */
export const drawNamed = (world: World): Promise<void> => redraw(world, {});

async function redraw(world: World, { seed }: ArtWish): Promise<void> {
  const { draft } = wizardStore.getState();
  const name = draft?.name.trim() || undefined;
  const sessionId = draft?.token?.session_id;
  if (!sessionId) return;
  try {
    const { token, notice } = await redrawToken(world, sessionId, { seed, name });
    if (wizardStore.getState().draft?.token?.session_id === sessionId) changeDraft({ token, notice });
  } catch (error) {
    toast.error(detailOr(error, sentences.editor.pictureFailed), { id: "wizard" });
  }
}
