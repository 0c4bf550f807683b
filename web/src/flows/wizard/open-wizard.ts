import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken, Token } from "#contract/token.ts";
import { entryStep } from "#contract/wizard.ts";
import { discardDraftImage, readDraftImage } from "../../db/draft-image.ts";
import { discardDraft, draftedOf, isBeside, readDraft } from "../../db/drafts.ts";
import { sessionStore } from "../../stores/session.ts";
import { wizardStore } from "../../stores/wizard.ts";
import { emptyDraft, hasTyped, type WizardDraft, worthKeeping } from "../../stores/wizard-draft.ts";
import { toast } from "../../ui/toast.ts";
import type { World } from "../../world.ts";
import { findToken } from "../tokens/refresh-token.ts";
import { heldSubject, holdDraft, holdFresh, inTurn, letDraftGo } from "./hold-draft.ts";
import { followToken, holdToken, subjectFor } from "./hold-token.ts";
import { keepWhileHere } from "./keep-while-here.ts";

/** Opens the wizard: at a token of the query, else where this device's draft stood. False when that token cannot be had. */
export const openWizard = (world: World, query: WizardQuery): Promise<boolean> =>
  inTurn(() => open(world, query));

/** What is left stays on the device, for whichever tab opens it next. */
export function closeWizard(): Promise<void> {
  const close = () => wizardStore.setState({ draft: null });
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

async function open(world: World, query: WizardQuery): Promise<boolean> {
  const owner = sessionStore.getState().wallet?.address;
  if (!owner) return true;
  wizardStore.setState({
    draft: null,
    image: null,
    duplicate: null,
    conflict: null,
    fieldError: null,
    alert: null,
    success: null,
    work: null,
  });
  if (query.tokenId) {
    await letDraftGo();
    const draft = await draftOfToken(world, owner, query.tokenId, query);
    if (!draft) holdFresh(owner);
    const image = draft && (await readDraftImage(world.db, owner, heldSubject()).catch(() => null));
    wizardStore.setState({ draft: draft ?? emptyDraft, image });
    return draft !== null;
  }
  const subject = await holdDraft(world, owner, query.subject);
  const draft = await draftHere(world, owner, subject);
  const image = await readDraftImage(world.db, owner, subject).catch(() => null);
  // A picture alone was chosen for a token by hand.
  const begun = image && draft === emptyDraft ? { ...emptyDraft, method: "manual" as const } : draft;
  wizardStore.setState({ draft: begun, image });
  return true;
}

/** What was begun on this device; where that cannot be read, it is said and the wizard begins with nothing. */
async function draftHere(world: World, owner: string, subject: string): Promise<WizardDraft> {
  try {
    return (await readDraft(world.db, owner, subject)) ?? emptyDraft;
  } catch {
    toast.error(sentences.device.draftUnreadable, { id: "draft-unreadable", duration: 10_000 });
    return emptyDraft;
  }
}

async function draftOfToken(
  world: World,
  owner: string,
  id: string,
  { step, subject }: WizardQuery,
): Promise<WizardDraft | null> {
  try {
    const token = await findToken(world, id);
    if (!token) {
      toast.error(sentences.tokens.notFoundRedirect, { id: "wizard" });
      return null;
    }
    const kept = await draftHere(world, owner, await holdToken(world, owner, token.id, subject));
    return { ...kept, ...(await wordsOf(world, token)), ...typed(kept), token, step: entryStep(token, step) };
  } catch {
    toast.error(sentences.tokens.loadOneFailed, { id: "wizard" });
    return null;
  }
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
export async function wordsOf(world: World, token: SavedToken): Promise<Partial<WizardDraft>> {
  const words = { token, name: token.name, ticker: token.ticker, narrative: token.narrative };
  if (!token.website_url) return { ...words, websiteId: null, previewUrl: null };
  return { ...words, ...(await wordsOfWebsite(world, token)) };
}

/** Nothing where nobody answers. */
export async function wordsOfWebsite(world: World, { id }: Token): Promise<Partial<WizardDraft>> {
  const site = id
    ? await world.api.call(websitesEndpoints.getWebsiteStatus, { params: { tokenId: id } }).catch(() => null)
    : null;
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
export function keepDraft(world: World, owner: string): () => void {
  return wizardStore.subscribe((state, before) => {
    if (!state.draft || state.draft === before.draft) return;
    const { draft } = state;
    const subject = subjectFor(owner, draft);
    const isBesideToken = isBeside(subject) && draftedOf(subject) === draft.token?.id;
    if (isBesideToken ? hasTyped(draft) : worthKeeping(draft))
      void keepWhileHere(world, owner, draft, subject).then(() => followToken(world, owner));
    // What was emptied by hand does not come back.
    else if (isBesideToken || (before.draft?.token === null && worthKeeping(before.draft)))
      void discardDraft(world.db, owner, subject).catch(() => {});
  });
}

/** Lets an unsaved draft go and begins with nothing. A saved token is only left: what else was begun is opened next. */
export async function startOver(world: World): Promise<void> {
  const owner = sessionStore.getState().wallet?.address;
  if (wizardStore.getState().draft?.token?.id) return;
  const subject = heldSubject();
  if (owner)
    await Promise.all([discardDraft(world.db, owner, subject), discardDraftImage(world.db, owner, subject)]);
  wizardStore.setState({ draft: emptyDraft, image: null, fieldError: null });
}
