import { upload } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraftImage } from "../../db/draft-image.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { dispatchWizard, showWizardError } from "../../stores/wizard-events.ts";
import { keepImageWhileHere } from "./keep-while-here.ts";

/** Takes a picture for a token by hand, dropped, pasted or chosen; what cannot be one leaves the one before. */
export async function chooseImage(deps: AppDeps, image: File): Promise<void> {
  if (!image.type.startsWith("image/")) return showWizardError("image", sentences.tokens.notAnImage);
  if (image.size > upload.maxBytes) return showWizardError("image", sentences.tokens.imageTooLarge);
  dispatchWizard({ type: "imageChosen", image });
  const { id } = wizardStore.getState();
  const owner = deps.owner();
  const fit = await fitting(deps, image);
  if (wizardStore.getState().image !== image) return;
  dispatchWizard({ type: "imageChosen", image: fit });
  // A full device is no reason to refuse the picture: it is there until the page is closed.
  if (owner && id) await keepImageWhileHere(deps, owner, fit, id);
}

/** A camera may take more pixels than the server reads: they are too many for a logo anyway. */
async function fitting(deps: AppDeps, image: File): Promise<File> {
  const fit = await deps.shrink(image, upload.maxPixels, upload.shrunkWidth);
  return fit === image ? image : new File([fit], image.name, { type: fit.type });
}

export async function dropImage(deps: AppDeps): Promise<void> {
  dispatchWizard({ type: "imageDropped" });
  const owner = deps.owner();
  const { id } = wizardStore.getState();
  if (owner && id) await discardDraftImage(deps.db, owner, id).catch(() => {});
}
