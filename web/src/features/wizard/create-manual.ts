import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, detailOr, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraftImage } from "../../db/draft-image.ts";
import { discardDraft } from "../../db/drafts.ts";
import { type WizardField, wizardStore } from "../../stores/wizard.ts";
import { changeEntry, dispatchWizard, showWizardError } from "../../stores/wizard-events.ts";
import { emptyDraft, type ManualEntry, type WizardDraft } from "../../wizard-draft.ts";
import { createToken, creationOfEntry } from "./create-token.ts";
import { withWork } from "./with-work.ts";

/** Step 1, manual: saves the form as a token, then step 2. The input stays until it is saved. */
export async function createManual(deps: AppDeps): Promise<void> {
  const { manual } = wizardStore.getState().draft ?? emptyDraft;
  const { image } = wizardStore.getState();
  if (!isComplete(manual) || !image) return showWizardError("form", sentences.tokens.fieldsMissing);
  if (manual.attempt === "") changeEntry({ attempt: deps.newId() });
  const { id, draft } = wizardStore.getState();
  const owner = deps.owner();
  if (!draft || !owner) return;
  try {
    const token = await withWork(deps, manualWork, (_, gaveUp) =>
      request(deps, owner, draft.manual, image, gaveUp),
    );
    if (id) await forgetEntry(deps, owner, id, draft);
    if (wizardStore.getState().draft !== draft) return;
    const { name, ticker, narrative } = token;
    dispatchWizard({ type: "imageDropped" });
    const made = {
      ...emptyDraft,
      method: "manual" as const,
      token,
      name,
      ticker,
      narrative,
      step: 2 as const,
    };
    dispatchWizard({ type: "replaced", draft: made, newId: deps.newId() });
  } catch (error) {
    reportFailure(deps, error);
  }
}

const isComplete = ({ name, ticker, description }: ManualEntry): boolean =>
  [name, ticker, description].every((text) => text.trim() !== "");

const manualWork = {
  title: "Making your token",
  estimate: sentences.estimates.continuation,
  first: "Reading your image",
  timed: ["Saving your token", "Almost there"],
  tick: { every: rhythm.logTick.creative, queue: "Still working" },
  instead: { sentence: sentences.offline.silentSave, label: "Continue without it" },
};

const request = async (
  deps: AppDeps,
  owner: string,
  manual: ManualEntry,
  image: File,
  gaveUp: AbortSignal,
): Promise<SavedToken> =>
  createToken(deps, owner, await creationOfEntry(deps, manual, image), {
    key: await keyOf(manual, image),
    gaveUp,
  });

/** The idempotency key of this attempt with this content: changed input is another request. */
async function keyOf(manual: ManualEntry, image: File): Promise<string> {
  const content = await new Blob([JSON.stringify(manual), image]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The draft of a saved token stays, even if another token was started from it. */
async function forgetEntry(deps: AppDeps, owner: string, id: string, { token }: WizardDraft): Promise<void> {
  if (!token?.id) await discardDraft(deps.db, owner, id);
  await discardDraftImage(deps.db, owner, id);
}

const fields: Partial<Record<string, WizardField>> = {
  name: "name",
  ticker: "ticker",
  description: "description",
  image: "image",
};

function reportFailure(deps: AppDeps, error: unknown): void {
  if (isSessionLost(error)) return;
  const [field, message] = errorOf(error);
  showWizardError(field ?? "form", message);
  if (!field) deps.toast.error(message, { id: "wizard" });
}

/** The field of an error and its message. */
function errorOf(error: unknown): [field: WizardField | undefined, message: string] {
  const message = detailOr(error, sentences.tokens.createFailed);
  if (!(error instanceof ApiError)) return [undefined, message];
  const fieldError = error.fields.find(({ path }) => fields[path]);
  if (fieldError) return [fields[fieldError.path], fieldError.message];
  if (error.code === "invalid_image") return ["image", message];
  return [error.code === "idea_refused" ? "form" : undefined, message];
}
