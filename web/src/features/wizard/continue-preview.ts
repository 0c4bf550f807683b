import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, isSessionLost, sentenceOf } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sameWords, type TokenWords } from "../../db/intents.ts";
import { readToken } from "../../db/token-rows.ts";
import { connectionStore } from "../../stores/connection.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { changeDraft, dispatchWizard, showWizardError } from "../../stores/wizard-events.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { keepNewToken } from "../device/keep-token.ts";
import { enqueue } from "../outbox/enqueue.ts";
import { createToken, creationOf, keepCreation } from "./create-token.ts";

/** Step 2 Continue: saves the draft as a token, or the edits of a saved token; then step 3. */
export async function continuePreview(deps: AppDeps): Promise<void> {
  // Renaming the pictures is a call of its own that changes the token's version, so it must end first.
  await wizardStore.getState().renaming;
  const { draft } = wizardStore.getState();
  if (!draft?.token) return;
  dispatchWizard({ type: "errorCleared" });
  if (!draft.name.trim() || !draft.ticker || !draft.narrative.trim()) {
    showWizardError("form", sentences.tokens.previewIncomplete);
    return;
  }
  // An import that could not be saved before: step 3 tries again.
  if (!draft.token.id && draft.token.origin === "IMPORTED") return changeDraft({ step: 3 });
  try {
    const token = await saveToken(deps, draft);
    changeDraft({ token, name: token.name, ticker: token.ticker, narrative: token.narrative, step: 3 });
  } catch (error) {
    reportFailure(deps, error);
  }
}

/** Saves the token on the server and on the device. Throws `ApiError`. */
export async function saveToken(deps: AppDeps, draft: WizardDraft): Promise<SavedToken> {
  const token = await saveWords(deps, draft);
  const owner = deps.owner();
  if (owner) await keepNewToken(deps, owner, token);
  return token;
}

/** The saved token with the draft's words. Throws `ApiError`. */
export async function saveWords(deps: AppDeps, draft: WizardDraft): Promise<SavedToken> {
  const { token } = draft;
  const words = { name: draft.name.trim(), ticker: draft.ticker, narrative: draft.narrative.trim() };
  if (token?.id) {
    if (sameWords(token, words) || token.origin === "IMPORTED" || token.mint_address)
      return token as SavedToken;
    return editToken(deps, token as SavedToken, words);
  }
  if (draft.recipe && token?.session_id === null) return saveComposedHere(deps, draft, words);
  if (!token?.session_id) throw new Error(sentences.tokens.createFailed);
  const own = token.origin === "IMPORTED" ? {} : words;
  const made = await deps.api.call(tokensEndpoints.createDraft, {
    body: { session_id: token.session_id, ...own },
  });
  if (token.origin === "IMPORTED") return made;
  // It was saved before and the answer was lost: later changes are an edit.
  return sameWords(made, words) ? made : editToken(deps, made, words);
}

/**
 * Changes the token's words. Resolves with the server's answer, or with this device's version until the server has
 * it.
 */
async function editToken(deps: AppDeps, token: SavedToken, words: TokenWords): Promise<SavedToken> {
  const { id, name, ticker, narrative } = token;
  const owner = deps.owner();
  const known = await readToken(deps.db, owner, id).catch(() => undefined);
  // The server may have got this wizard's earlier changes meanwhile.
  const version = known && sameWords(known, token) ? known.version : token.version;
  const payload = { id, version, words, base: { name, ticker, narrative } };
  const intent = { kind: "edit-token@1" as const, entity: id, payload };
  const done = await enqueue(deps, owner, intent, { gaveUp: AbortSignal.timeout(rhythm.silence) });
  return done.kind === "done" && done.answer ? (done.answer as SavedToken) : { ...token, ...words };
}

/** Saves a token that was made on this device. A page that was closed may have saved it before. */
async function saveComposedHere(deps: AppDeps, draft: WizardDraft, words: TokenWords): Promise<SavedToken> {
  const owner = deps.owner();
  const before = await readToken(deps.db, owner, draft.recipe?.tokenId ?? "").catch(() => undefined);
  if (!before) {
    const creation = await creationOf(deps, draft, words);
    const create = connectionStore.getState().isReachable ? createToken : keepCreation;
    return create(deps, owner, creation);
  }
  return sameWords(before, words) ? before : editToken(deps, before, words);
}

function reportFailure(deps: AppDeps, error: unknown): void {
  if (isSessionLost(error)) return;
  if (error instanceof ApiError && error.code === "version_conflict") {
    dispatchWizard({ type: "conflictFound", theirs: (error.body as { token: SavedToken }).token });
    return;
  }
  const field = error instanceof ApiError ? error.fields[0] : undefined;
  const at = field?.path;
  if (at === "name" || at === "ticker" || at === "narrative") {
    showWizardError(at, field?.message ?? "");
    return;
  }
  const sentence = sentenceOf(error, sentences.tokens.createFailed);
  deps.toast.error(sentence, { id: "save" });
  showWizardError("form", sentence);
}
