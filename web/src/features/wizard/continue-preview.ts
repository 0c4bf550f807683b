import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { rhythm } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import { ApiError, isSessionLost, sentenceOf } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { sameWords, type TokenWords } from "../../db/intents.ts";
import { readToken } from "../../db/token-rows.ts";
import { connectionStore } from "../../stores/connection.ts";
import { sessionStore } from "../../stores/session.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { toast } from "../../ui/toast.ts";
import type { WizardDraft } from "../../wizard-draft.ts";
import { keepNewToken } from "../device/keep-token.ts";
import { perform } from "../outbox/perform.ts";
import { createToken, creationOf, keepCreation } from "./create-token.ts";

/** Step 2 Continue: the draft becomes a saved token, or the saved token takes what was edited; then step 3. */
export async function continuePreview(world: World): Promise<void> {
  // What the pictures say has its own call, and it changes the token's version.
  await wizardStore.getState().renaming;
  const { draft } = wizardStore.getState();
  if (!draft?.token) return;
  if (!draft.name.trim() || !draft.ticker || !draft.narrative.trim()) {
    wizardStore.setState({ fieldError: { field: "form", message: sentences.tokens.previewIncomplete } });
    return;
  }
  // An import that could not be saved when it was made: step 3 tries again.
  if (!draft.token.id && draft.token.origin === "IMPORTED") return changeDraft({ step: 3 });
  try {
    const token = await keepSaved(world, draft);
    changeDraft({ token, name: token.name, ticker: token.ticker, narrative: token.narrative, step: 3 });
  } catch (error) {
    tellFailure(error);
  }
}

/** Saves the token, and has it on the device as well. Throws `ApiError`. */
export async function keepSaved(world: World, draft: WizardDraft): Promise<SavedToken> {
  const token = await saved(world, draft);
  const owner = sessionStore.getState().wallet?.address;
  if (owner) await keepNewToken(world, owner, token);
  return token;
}

/** The saved token with the draft's words. Throws `ApiError`. */
export async function saved(world: World, draft: WizardDraft): Promise<SavedToken> {
  const { token } = draft;
  const words = { name: draft.name.trim(), ticker: draft.ticker, narrative: draft.narrative.trim() };
  if (token?.id) {
    if (sameWords(token, words) || token.origin === "IMPORTED" || token.mint_address)
      return token as SavedToken;
    return changed(world, token as SavedToken, words);
  }
  if (draft.recipe && token?.session_id === null) return savedHere(world, draft, words);
  if (!token?.session_id) throw new Error(sentences.tokens.createFailed);
  const own = token.origin === "IMPORTED" ? {} : words;
  const made = await world.api.call(tokensEndpoints.createDraft, {
    body: { session_id: token.session_id, ...own },
  });
  if (token.origin === "IMPORTED") return made;
  // Saved before, with an answer that was lost: what was typed since is an edit.
  return sameWords(made, words) ? made : changed(world, made, words);
}

/** The token with other words: the server's answer, or its own words on this device until the server has heard them. */
async function changed(world: World, token: SavedToken, words: TokenWords): Promise<SavedToken> {
  const { id, name, ticker, narrative } = token;
  const owner = sessionStore.getState().wallet?.address ?? "";
  const known = await readToken(world.db, owner, id).catch(() => undefined);
  // The server may have heard since of what this wizard did before.
  const version = known && sameWords(known, token) ? known.version : token.version;
  const payload = { id, version, words, base: { name, ticker, narrative } };
  const intent = { kind: "edit-token@1" as const, entity: id, payload };
  const done = await perform(world, owner, intent, undefined, AbortSignal.timeout(rhythm.silence));
  return done.kind === "done" && done.answer ? (done.answer as SavedToken) : { ...token, ...words };
}

/** What was made on this device; a page that was closed meanwhile may have saved it before. */
async function savedHere(world: World, draft: WizardDraft, words: TokenWords): Promise<SavedToken> {
  const owner = sessionStore.getState().wallet?.address ?? "";
  const before = await readToken(world.db, owner, draft.recipe?.tokenId ?? "").catch(() => undefined);
  if (!before) {
    const creation = await creationOf(world, draft, words);
    const create = connectionStore.getState().isReachable ? createToken : keepCreation;
    return create(world, owner, creation);
  }
  return sameWords(before, words) ? before : changed(world, before, words);
}

function tellFailure(error: unknown): void {
  if (isSessionLost(error)) return;
  if (error instanceof ApiError && error.code === "version_conflict") {
    wizardStore.setState({ conflict: (error.body as { token: SavedToken }).token });
    return;
  }
  const field = error instanceof ApiError ? error.fields[0] : undefined;
  const at = field?.path;
  if (at === "name" || at === "ticker" || at === "narrative") {
    wizardStore.setState({ fieldError: { field: at, message: field?.message ?? "" } });
    return;
  }
  toast.error(sentenceOf(error, sentences.tokens.createFailed), { id: "save" });
}
