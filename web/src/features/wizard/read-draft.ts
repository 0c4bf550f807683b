import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { timeouts } from "#contract/limits.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken, Token } from "#contract/token.ts";
import { entryStep, type WizardStep } from "#contract/wizard.ts";
import type { AppDeps } from "../../app/deps.ts";
import { readDraftImage } from "../../db/draft-image.ts";
import { readDraft } from "../../db/drafts.ts";
import { sameWords } from "../../db/intents.ts";
import { changedSiteFields, hasSiteChanges, siteChoiceOf } from "../../site-choice.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { dispatchWizard } from "../../stores/wizard-events.ts";
import { emptyDraft, hasTyped, isEdited, type WizardDraft } from "../../wizard-draft.ts";
import { findToken, freshToken, knownToken } from "../tokens/refresh-token.ts";
import { draftOfHomeIdea } from "./home-idea.ts";

/** A draft as it is opened. */
interface FoundDraft {
  draft: WizardDraft;
  image: File | null;
  /** True if it was made on the home page. */
  isFromHome?: boolean;
  /** True if there is no draft under this id. */
  isEmpty: boolean;
  /** True if it comes from this device, and the server's version of the token comes later. */
  isPainted: boolean;
  /** True if step 4 was asked for, and an earlier one has changes that come before it. */
  isHeldBack?: boolean;
}

/** The draft of a new token; an empty one takes what was made on the home page. */
export async function readNewDraft(deps: AppDeps, owner: string, id: string): Promise<FoundDraft> {
  const kept = await draftHere(deps, owner, id);
  const image = await imageHere(deps, owner, id);
  const fromHome = kept || image ? null : await draftOfHomeIdea(deps);
  if (fromHome) return { draft: fromHome, image, isEmpty: false, isPainted: false, isFromHome: true };
  // Only a picture was chosen for a manual token.
  const draft = kept ?? (image ? { ...emptyDraft, method: "manual" as const } : emptyDraft);
  return { draft, image, isEmpty: draft === emptyDraft, isPainted: false };
}

/** The draft of a saved token, at once if this device knows the token. Null, with a toast, if it cannot be loaded. */
export async function readTokenDraft(
  deps: AppDeps,
  owner: string,
  { id, tokenId, step }: { id: string; tokenId: string; step: string | number | undefined },
): Promise<FoundDraft | null> {
  try {
    const known = await knownToken(deps, tokenId);
    const token = known ?? (await findToken(deps, tokenId));
    if (!token) {
      deps.toast.error(sentences.tokens.notFoundRedirect, { id: "wizard" });
      return null;
    }
    const kept = (await draftHere(deps, owner, id)) ?? emptyDraft;
    const draft = onToken(kept, token);
    const site = known ? (token.website_url ? {} : noWebsite) : await wordsOfWebsite(deps, token, draft);
    const image = await imageHere(deps, owner, id);
    const found = { ...draft, ...site };
    const asked = entryStep(token, step);
    const opened = { ...found, step: reachableStep(found, asked) };
    const isHeldBack = opened.step !== asked;
    return { draft: opened, image, isEmpty: false, isPainted: known !== undefined, isHeldBack };
  } catch {
    deps.toast.error(sentences.tokens.loadOneFailed, { id: "wizard" });
    return null;
  }
}

/** What is launched is what the server has: unsaved changes are first looked at where they were made. */
function reachableStep(draft: WizardDraft, asked: WizardStep): WizardStep {
  if (asked === 4 && isEdited(draft)) return 2;
  return asked === 4 && hasSiteChanges(draft) ? 3 : asked;
}

/** The stored draft, or null. If it cannot be read, a toast says so and the wizard starts empty. */
async function draftHere(deps: AppDeps, owner: string, id: string): Promise<WizardDraft | null> {
  try {
    return await readDraft(deps.db, owner, id);
  } catch {
    deps.toast.error(sentences.device.draftUnreadable, { id: "draft-unreadable", duration: 10_000 });
    return null;
  }
}

const imageHere = (deps: AppDeps, owner: string, id: string): Promise<File | null> =>
  readDraftImage(deps.db, owner, id).catch(() => null);

/**
 * Loads the server's version of a token that was shown from this device. Fields that the user has touched since stay.
 */
export async function followToken(
  deps: AppDeps,
  id: string,
  painted: WizardDraft,
  onGone: () => void,
): Promise<void> {
  const fresh = await freshToken(deps, id);
  if (!fresh) return leaveGone(deps, id, onGone);
  refresh(id, (draft) => (isNewer(draft, fresh) ? {} : onToken(draft, fresh)));
  const site = Object.entries(await wordsOfWebsite(deps, fresh, painted)) as [keyof WizardDraft, unknown][];
  refresh(id, (draft) => Object.fromEntries(site.filter(([field]) => draft[field] === painted[field])));
}

const isNewer = ({ token }: WizardDraft, { version }: SavedToken): boolean => (token?.version ?? 0) > version;

/** Changes a token's draft only while it is open. */
function refresh(id: string, change: (draft: WizardDraft) => Partial<WizardDraft>): void {
  const { draft } = wizardStore.getState();
  if (draft?.token?.id === id) dispatchWizard({ type: "refreshed", change: change(draft) });
}

/** The token was deleted elsewhere. The typed text stays visible. */
function leaveGone(deps: AppDeps, id: string, onGone: () => void): void {
  const { draft } = wizardStore.getState();
  if (draft?.token?.id !== id || hasTyped(draft)) return;
  deps.toast.error(sentences.tokens.notFoundRedirect, { id: "wizard" });
  onGone();
}

/**
 * Puts a draft on the token's current version. Edits keep the version they were made on, so that saving them asks
 * which version stays.
 */
function onToken(draft: WizardDraft, token: SavedToken): WizardDraft {
  const isOnOthers = draft.token !== null && isEdited(draft) && !sameWords(draft.token, token);
  if (isOnOthers && !token.mint_address) return draft;
  const { name, ticker, narrative } = token;
  return { ...draft, name, ticker, narrative, ...editedWords(draft), token };
}

/** The words of the draft that differ from its token's and can still be saved. */
function editedWords({ token, name, ticker, narrative }: WizardDraft): Partial<WizardDraft> {
  if (!token || token.mint_address || token.origin === "IMPORTED") return {};
  return {
    ...(name !== token.name ? { name } : {}),
    ...(ticker !== token.ticker ? { ticker } : {}),
    ...(narrative !== token.narrative ? { narrative } : {}),
  };
}

/** A saved token as a draft, with its website. */
export async function wordsOf(deps: AppDeps, token: SavedToken): Promise<Partial<WizardDraft>> {
  const { name, ticker, narrative } = token;
  return { token, name, ticker, narrative, ...(await wordsOfWebsite(deps, token)) };
}

const noWebsite = { websiteId: null, previewUrl: null, madeWith: null };
/** Wait for the website no longer than for the token. */
const getStatus = { ...websitesEndpoints.getWebsiteStatus, timeoutMs: timeouts.tokenDetails };

/**
 * The server's website, as the draft shows it. What was changed on this device after it was made stays changed. Empty if
 * the server does not answer.
 */
export async function wordsOfWebsite(
  deps: AppDeps,
  { id, website_url }: Token,
  draft: WizardDraft = emptyDraft,
): Promise<Partial<WizardDraft>> {
  if (!id || !website_url) return noWebsite;
  const site = await deps.api.call(getStatus, { params: { tokenId: id } }).catch(() => null);
  if (!site?.exists) return {};
  const theirs = {
    ...(site.template_id && { template: site.template_id }),
    ...(site.subdomain && { subdomain: site.subdomain }),
    ...(site.domain && { domain: site.domain }),
  };
  const changed: readonly string[] = changedSiteFields(draft);
  return {
    websiteId: site.website_id,
    previewUrl: site.preview_url,
    madeWith: { ...(draft.madeWith ?? siteChoiceOf(draft)), ...theirs },
    ...Object.fromEntries(Object.entries(theirs).filter(([field]) => !changed.includes(field))),
    ...(site.subdomain && { subdomainTyped: true }),
  };
}
