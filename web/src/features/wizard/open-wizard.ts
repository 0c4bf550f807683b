import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { timeouts } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken, Token } from "#contract/token.ts";
import { entryStep } from "#contract/wizard.ts";
import type { AppDeps } from "../../app/deps.ts";
import { discardDraftImage, readDraftImage } from "../../db/draft-image.ts";
import { discardDraft, draftedOf, isBeside, readDraft } from "../../db/drafts.ts";
import { sameWords } from "../../db/intents.ts";
import { dispatchWizard, wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, hasTyped, isEdited, type WizardDraft, worthKeeping } from "../../wizard-draft.ts";
import { findToken, freshToken, knownToken } from "../tokens/refresh-token.ts";
import { heldSubject, holdDraft, holdFresh, inTurn, letDraftGo } from "./hold-draft.ts";
import { followToken, holdToken, subjectFor } from "./hold-token.ts";
import { keepWhileHere } from "./keep-while-here.ts";

/**
 * Opens the wizard: at a token of the query, else where this device's draft stood. False when that token
 * cannot be had; `onGone` is called later if this device knew the token and the server no longer has it.
 */
export const openWizard = (deps: AppDeps, query: WizardQuery, onGone = () => {}): Promise<boolean> =>
  inTurn(() => open(deps, query, onGone));

/** What is left stays on the device, for whichever tab opens it next. */
export function closeWizard(): Promise<void> {
  const close = () => dispatchWizard({ type: "closed" });
  close();
  return inTurn(async () => {
    // What was being opened meanwhile is left as well.
    close();
    await letDraftGo();
  });
}

interface WizardQuery {
  tokenId?: string;
  step?: string | number;
  /** Of the drafts of new tokens on this device, what the one to go on with is kept under. */
  subject?: string;
}

async function open(deps: AppDeps, query: WizardQuery, onGone: () => void): Promise<boolean> {
  const owner = deps.owner();
  if (!owner) return true;
  dispatchWizard({ type: "left" });
  if (query.tokenId) {
    await letDraftGo();
    const draft = await draftOfToken(deps, owner, query.tokenId, query, onGone);
    if (!draft) holdFresh(owner);
    const image = draft && (await readDraftImage(deps.db, owner, heldSubject()).catch(() => null));
    dispatchWizard({ type: "opened", draft: draft ?? emptyDraft, image });
    return draft !== null;
  }
  const subject = await holdDraft(deps, owner, query.subject);
  const draft = await draftHere(deps, owner, subject);
  const image = await readDraftImage(deps.db, owner, subject).catch(() => null);
  // A picture alone was chosen for a token by hand.
  const begun = image && draft === emptyDraft ? { ...emptyDraft, method: "manual" as const } : draft;
  dispatchWizard({ type: "opened", draft: begun, image });
  return true;
}

/** What was begun on this device; where that cannot be read, it is said and the wizard begins with nothing. */
async function draftHere(deps: AppDeps, owner: string, subject: string): Promise<WizardDraft> {
  try {
    return (await readDraft(deps.db, owner, subject)) ?? emptyDraft;
  } catch {
    deps.toast.error(sentences.device.draftUnreadable, { id: "draft-unreadable", duration: 10_000 });
    return emptyDraft;
  }
}

/** A token that this device knows is shown at once, and what the server says of it follows. */
async function draftOfToken(
  deps: AppDeps,
  owner: string,
  id: string,
  { step, subject }: WizardQuery,
  onGone: () => void,
): Promise<WizardDraft | null> {
  try {
    const known = await knownToken(deps, id);
    const token = known ?? (await findToken(deps, id));
    if (!token) {
      deps.toast.error(sentences.tokens.notFoundRedirect, { id: "wizard" });
      return null;
    }
    const kept = await draftHere(deps, owner, await holdToken(deps, owner, token.id, subject));
    const draft = { ...onToken(kept, token), step: entryStep(token, step) };
    if (!known) return { ...draft, ...(await wordsOfWebsite(deps, token)) };
    const painted = token.website_url ? draft : { ...draft, ...noWebsite };
    void followServer(deps, owner, painted, id, onGone).catch(() => {});
    return painted;
  } catch {
    deps.toast.error(sentences.tokens.loadOneFailed, { id: "wizard" });
    return null;
  }
}

/** Brings what the server says of a token that was painted from this device. What was touched stays. */
async function followServer(
  deps: AppDeps,
  owner: string,
  painted: WizardDraft,
  id: string,
  onGone: () => void,
): Promise<void> {
  const fresh = await freshToken(deps, id);
  // Not before what was painted is in the wizard.
  await inTurn(async () => {
    if (!fresh) leaveGone(deps, owner, id, onGone);
    else changeOpen(id, (draft) => (isNewer(draft, fresh) ? draft : onToken(draft, fresh)));
  });
  if (!fresh) return;
  const site = Object.entries(await wordsOfWebsite(deps, fresh));
  changeOpen(id, (draft) => {
    const isUntouched = (field: keyof WizardDraft) => draft[field] === painted[field];
    const news = site.filter(([field]) => isUntouched(field as keyof WizardDraft));
    return { ...draft, ...Object.fromEntries(news) };
  });
}

const isNewer = ({ token }: WizardDraft, { version }: SavedToken): boolean => (token?.version ?? 0) > version;

const isOpen = (id: string): boolean => wizardStore.getState().draft?.token?.id === id;

/** Changes the draft of a token as long as it is open, and nothing of what is said beside its fields. */
function changeOpen(id: string, change: (draft: WizardDraft) => WizardDraft): void {
  const { draft } = wizardStore.getState();
  if (draft && isOpen(id)) dispatchWizard({ type: "refreshed", change: change(draft) });
}

/** It was deleted elsewhere. What was typed about it stays in sight. */
function leaveGone(deps: AppDeps, owner: string, id: string, onGone: () => void): void {
  const { draft } = wizardStore.getState();
  if (!draft || !isOpen(id) || hasTyped(draft)) return;
  deps.toast.error(sentences.tokens.notFoundRedirect, { id: "wizard" });
  holdFresh(owner);
  dispatchWizard({ type: "opened", draft: emptyDraft, image: null });
  onGone();
}

/**
 * A draft on its token as that is now. Words that were typed on other words than those stay on theirs, so
 * that saving them asks which version stays.
 */
function onToken(draft: WizardDraft, token: SavedToken): WizardDraft {
  const isOnOthers = draft.token !== null && isEdited(draft) && !sameWords(draft.token, token);
  if (isOnOthers && !token.mint_address) return draft;
  const { name, ticker, narrative } = token;
  return { ...draft, name, ticker, narrative, ...typed(draft), token };
}

/** Words that were changed on this device and not saved yet. */
function typed({ token, name, ticker, narrative }: WizardDraft): Partial<WizardDraft> {
  if (!token || token.mint_address || token.origin === "IMPORTED") return {};
  return {
    ...(name !== token.name ? { name } : {}),
    ...(ticker !== token.ticker ? { ticker } : {}),
    ...(narrative !== token.narrative ? { narrative } : {}),
  };
}

/** A saved token as the wizard holds it, with the website that it has. */
export async function wordsOf(deps: AppDeps, token: SavedToken): Promise<Partial<WizardDraft>> {
  const { name, ticker, narrative } = token;
  return { token, name, ticker, narrative, ...(await wordsOfWebsite(deps, token)) };
}

const noWebsite = { websiteId: null, previewUrl: null };
/** A website is waited for no longer than the token itself. */
const getStatus = { ...websitesEndpoints.getWebsiteStatus, timeoutMs: timeouts.tokenDetails };

/** Nothing where nobody answers. */
export async function wordsOfWebsite(
  deps: AppDeps,
  { id, website_url }: Token,
): Promise<Partial<WizardDraft>> {
  if (!id || !website_url) return noWebsite;
  const site = await deps.api.call(getStatus, { params: { tokenId: id } }).catch(() => null);
  if (!site?.exists) return {};
  return {
    websiteId: site.website_id,
    previewUrl: site.preview_url,
    ...(site.template_id ? { template: site.template_id } : {}),
    ...(site.subdomain ? { subdomain: site.subdomain, subdomainTyped: true } : {}),
    ...(site.domain ? { domain: site.domain } : {}),
  };
}

/** Keeps the draft on the device as it changes. Returns the way to stop. */
export function keepDraft(deps: AppDeps, owner: string): () => void {
  return wizardStore.subscribe((state, before) => {
    if (!state.draft || state.draft === before.draft) return;
    const { draft } = state;
    const subject = subjectFor(owner, draft);
    const isBesideToken = isBeside(subject) && draftedOf(subject) === draft.token?.id;
    if (isBesideToken ? hasTyped(draft) : worthKeeping(draft))
      void keepWhileHere(deps, owner, draft, subject).then(() => followToken(deps, owner));
    // What was emptied by hand does not come back.
    else if (isBesideToken || (before.draft?.token === null && worthKeeping(before.draft)))
      void discardDraft(deps.db, owner, subject).catch(() => {});
  });
}

/** Lets an unsaved draft go and begins with nothing. A saved token is only left: what else was begun is opened next. */
export async function startOver(deps: AppDeps): Promise<void> {
  const owner = deps.owner();
  if (wizardStore.getState().draft?.token?.id) return;
  const subject = heldSubject();
  if (owner)
    await Promise.all([discardDraft(deps.db, owner, subject), discardDraftImage(deps.db, owner, subject)]);
  dispatchWizard({ type: "opened", draft: emptyDraft, image: null });
}
