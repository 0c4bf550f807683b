import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, detailOr, isSessionLost } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { discardDraftImage } from "../../db/draft-image.ts";
import { discardDraft, isNewSubject } from "../../db/drafts.ts";
import { sessionStore } from "../../stores/session.ts";
import { changeDraft, changeEntry, type WizardField, wizardFault, wizardStore } from "../../stores/wizard.ts";
import { toast } from "../../ui/toast.ts";
import { emptyDraft, type ManualEntry } from "../../wizard-draft.ts";
import { createToken, creationOfEntry } from "./create-token.ts";
import { heldSubject } from "./hold-draft.ts";
import { withWork } from "./with-work.ts";

/** Step 1, manual: what was typed becomes a saved token, then step 2. Nothing typed is lost before it is saved. */
export async function createManual(world: World): Promise<void> {
  const { manual } = wizardStore.getState().draft ?? emptyDraft;
  const { image } = wizardStore.getState();
  if (!isComplete(manual) || !image) return wizardFault("form", sentences.tokens.fieldsMissing);
  if (manual.attempt === "") changeEntry({ attempt: crypto.randomUUID() });
  const { draft } = wizardStore.getState();
  const owner = sessionStore.getState().wallet?.address;
  if (!draft || !owner) return;
  const subject = heldSubject();
  try {
    const token = await withWork(world, manualWork, (_, gaveUp) =>
      request(world, owner, draft.manual, image, gaveUp),
    );
    await forgetEntry(world, owner, subject);
    if (wizardStore.getState().draft !== draft) return;
    const { name, ticker, narrative } = token;
    wizardStore.setState({ image: null });
    changeDraft({ ...emptyDraft, method: "manual", token, name, ticker, narrative, step: 2 });
  } catch (error) {
    tellFailure(error);
  }
}

const isComplete = ({ name, ticker, description }: ManualEntry): boolean =>
  [name, ticker, description].every((text) => text.trim() !== "");

const manualWork = {
  title: "Making your token",
  estimate: sentences.estimates.continuation,
  first: "Reading your image",
  timed: ["Saving your token", "Nearly there"],
  tick: { every: rhythm.logTick.creative, line: "Still at work" },
  instead: { sentence: sentences.offline.silentSave, label: "Go on without it" },
};

const request = async (
  world: World,
  owner: string,
  manual: ManualEntry,
  image: File,
  gaveUp: AbortSignal,
): Promise<SavedToken> =>
  createToken(world, owner, await creationOfEntry(world, manual, image), await keyOf(manual, image), gaveUp);

/** One key for one content of one attempt: what was changed since is another request. */
async function keyOf(manual: ManualEntry, image: File): Promise<string> {
  const content = await new Blob([JSON.stringify(manual), image]).arrayBuffer();
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(digest.subarray(0, 16), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function forgetEntry(world: World, owner: string, subject: string): Promise<void> {
  if (isNewSubject(subject)) await discardDraft(world.db, owner, subject);
  await discardDraftImage(world.db, owner, subject);
}

const fields: Partial<Record<string, WizardField>> = {
  name: "name",
  ticker: "ticker",
  description: "description",
  image: "image",
};

function tellFailure(error: unknown): void {
  if (isSessionLost(error)) return;
  const [field, message] = faultOf(error);
  if (field) wizardFault(field, message);
  else toast.error(message, { id: "wizard" });
}

/** Where in the form it lies, and what is said of it. */
function faultOf(error: unknown): [field: WizardField | undefined, message: string] {
  const told = detailOr(error, sentences.tokens.createFailed);
  if (!(error instanceof ApiError)) return [undefined, told];
  const fault = error.fields.find(({ path }) => fields[path]);
  if (fault) return [fields[fault.path], fault.message];
  if (error.code === "invalid_image") return ["image", told];
  return [error.code === "idea_refused" ? "form" : undefined, told];
}
