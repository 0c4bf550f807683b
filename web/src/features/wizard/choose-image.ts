import { upload } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraftImage } from "../../db/draft-image.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { dispatchWizard, showWizardError } from "../../stores/wizard-events.ts";
import { keepImageWhileHere } from "./keep-while-here.ts";

/** Takes a picture for a manual token: dropped, pasted or chosen. An unusable one leaves the one before. */
export async function chooseImage(deps: AppDeps, image: File): Promise<void> {
  if (!image.type.startsWith("image/")) return showWizardError("image", sentences.tokens.notAnImage);
  if (image.size > upload.maxBytes) return showWizardError("image", sentences.tokens.imageTooLarge);
  dispatchWizard({ type: "imageChosen", image });
  const { id } = wizardStore.getState();
  const owner = deps.owner();
  const fit = await shrinkToFit(deps, image);
  if (wizardStore.getState().image !== image) return;
  dispatchWizard({ type: "imageChosen", image: fit });
  // If the device is full, the picture is kept until the page is closed.
  if (owner && id) await keepImageWhileHere(deps, owner, fit, id);
}

/** A camera's picture may have more pixels than the server reads, and more than a logo needs. */
async function shrinkToFit(deps: AppDeps, image: File): Promise<File> {
  const fit = await deps.shrink(image, upload.maxPixels, upload.shrunkWidth);
  return fit === image ? image : new File([fit], image.name, { type: fit.type });
}

export async function dropImage(deps: AppDeps): Promise<void> {
  dispatchWizard({ type: "imageDropped" });
  const owner = deps.owner();
  const { id } = wizardStore.getState();
  if (owner && id) await discardDraftImage(deps.db, owner, id).catch(() => {});
}
