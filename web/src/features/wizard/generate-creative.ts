import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { CreativeResult } from "#contract/generation.ts";
import { lengths, rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError, isOffline, isSessionLost } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readDraft } from "../../db/drafts.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft, dispatchWizard, showWizardError } from "../../stores/wizard-events.ts";
import { emptyDraft, type WizardDraft } from "../../wizard-draft.ts";
import { NoComposer, RefusedIdea } from "../composing/composing-errors.ts";
import { lockDraft } from "./draft-lock.ts";
import { keepWhileHere } from "./keep-while-here.ts";
import { makeHere } from "./make-here.ts";
import { showSuccess } from "./show-success.ts";
import { unlessGivenUp } from "./silence.ts";
import { withWork } from "./with-work.ts";

/** Step 1, creative: makes a token from the idea and shows it in step 2. The idea stays whatever happens. */
export async function generateCreative(deps: AppDeps): Promise<void> {
  const { id, draft } = wizardStore.getState();
  const owner = deps.owner();
  if (!draft) return;
  const prompt = draft.prompt.trim();
  if (prompt === "") return promptError(sentences.tokens.ideaMissing);
  if (prompt.length > lengths.prompt)
    return promptError(`Please keep your idea within ${lengths.prompt} characters.`);
  try {
    const next = await withWork(deps, creativeWork, (progress, gaveUp) =>
      make(deps, draft, prompt, progress, gaveUp),
    );
    if (wizardStore.getState().draft !== draft)
      return await keepAside(deps, owner, next, draft.token?.id ? null : id);
    dispatchWizard({ type: "replaced", draft: next, newId: deps.newId() });
    await showSuccess(deps, `${next.name} is ready.`);
    if (isSame(wizardStore.getState().draft, next)) changeDraft({ step: 2 });
  } catch (error) {
    reportFailure(deps, error);
  }
}

/**
 * Asks the server. If it does not answer, or the user gives up waiting, this page composes the token and says so. A
 * late result of the server is ignored: it is never saved.
 */
async function make(
  deps: AppDeps,
  draft: WizardDraft,
  prompt: string,
  progress_id: string,
  gaveUp: AbortSignal,
): Promise<WizardDraft> {
  const website = { subdomain: "", subdomainTyped: false, websiteId: null, previewUrl: null, madeWith: null };
  try {
    const body = {
      prompt,
      image_style: draft.style,
      generation_type: "creative" as const,
      progress_id,
    };
    const asked = deps.api.call(tokensEndpoints.creativeGenerate, { body }, { signal: gaveUp });
    const made = await unlessGivenUp(asked, gaveUp);
    return { ...draft, ...website, ...fieldsOf(made), madeOf: prompt };
  } catch (error) {
    if (!gaveUp.aborted && !isOffline(error)) throw error;
    const why = gaveUp.aborted ? sentences.offline.madeInstead : undefined;
    return { ...draft, ...website, ...(await makeHere(deps, draft, why)) };
  }
}

function fieldsOf(made: CreativeResult): Partial<WizardDraft> {
  const { suggestions, notice, composer: _, ...token } = made;
  const { name, ticker, narrative } = token;
  return { token, recipe: null, suggestions, stories: [], notice, name, ticker, narrative };
}

const isSame = (one: WizardDraft | null, other: WizardDraft): boolean =>
  one?.token?.session_id === other.token?.session_id && one?.recipe?.tokenId === other.recipe?.tokenId;

/**
 * Stores a token that was finished after the user left the wizard: in the draft of its idea, or in a new draft if
 * another idea took that place or a tab has it open.
 */
async function keepAside(
  deps: AppDeps,
  owner: string | undefined,
  made: WizardDraft,
  id: string | null,
): Promise<void> {
  if (!owner) return;
  const draft: WizardDraft = { ...made, step: 2 };
  const lock = new AbortController();
  const isFree = id !== null && (await lockDraft(owner, id, { signal: lock.signal })) === "locked";
  const waiting = isFree ? await readDraft(deps.db, owner, id).catch(() => emptyDraft) : emptyDraft;
  const isItsOwn = isFree && (waiting === null || waiting.prompt === made.prompt);
  await keepWhileHere(deps, owner, draft, isItsOwn ? id : deps.newId());
  lock.abort();
}

const creativeWork = {
  title: "Making your token",
  estimate: sentences.estimates.creative,
  first: "Reading your idea",
  tick: { every: rhythm.logTick.creative, queue: "Still working" },
  instead: { sentence: sentences.offline.silent, label: "Make it on this device" },
};

const promptError = (message: string): void => showWizardError("prompt", message);

function reportFailure(deps: AppDeps, error: unknown): void {
  if (isSessionLost(error)) return;
  const message = ideaError(error);
  if (message) {
    promptError(message);
    return;
  }
  const known = error instanceof NoComposer ? error.message : sentenceOfAnswer(error);
  const sentence = known ?? sentences.tokens.generateFailed;
  deps.toast.error(sentence, { id: "generate" });
  // A toast goes, and the failure stays beside its button.
  showWizardError("form", sentence);
}

const sentenceOfAnswer = (error: unknown): string | null =>
  error instanceof ApiError && error.status !== 500 ? error.sentence : null;

/** The server's error about the idea itself, for its field. */
function ideaError(error: unknown): string | undefined {
  if (error instanceof RefusedIdea) return error.message;
  if (!(error instanceof ApiError)) return undefined;
  if (error.code === "prompt_empty" || error.code === "idea_refused") return error.sentence;
  return error.fields.find(({ path }) => path === "prompt")?.message;
}
