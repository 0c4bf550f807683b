import { Deck } from "#contract/deck.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { AppDeps } from "../../app/deps.ts";
import { hasEdits, isSameDeck, writeSiteEdit } from "../../db/site-edits.ts";
import { type SiteEditorState, siteEditorStore } from "../../stores/site-editor.ts";
import { keepWork } from "../device/keep.ts";

/** Long enough not to disturb typing. */
const QUIET_MS = 800;

let changes = 0;
let underway: Promise<void> | null = null;

/** Stores the shown deck: on this device at once, on the server when typing pauses. */
export function keepSoon(deps: AppDeps): void {
  const change = ++changes;
  siteEditorStore.setState({ saving: "unsaved", refusal: null });
  void keepOnDevice(deps);
  void deps.wait(QUIET_MS).then(() => (change === changes ? saveDeck(deps) : undefined));
}

/** Sends the shown deck, one request at a time; later changes follow in the next one. */
export async function saveDeck(deps: AppDeps): Promise<void> {
  while (underway) await underway;
  underway = send(deps).finally(() => {
    underway = null;
  });
  return underway;
}

async function send(deps: AppDeps): Promise<void> {
  const { site, websiteId, owner, deck, theirs } = siteEditorStore.getState();
  if (!site || !deck || theirs) return;
  // It is on the device, and is sent when its author opens it again.
  if (owner !== deps.owner()) return;
  if (!Deck.safeParse(deck).success) return siteEditorStore.setState({ saving: "faulty" });
  if (!hasEdits({ site, deck })) return siteEditorStore.setState({ saving: "saved" });
  siteEditorStore.setState({ saving: "saving" });
  try {
    const saved = await deps.api.call(websitesEndpoints.putDeck, {
      params: { websiteId },
      body: { deck, version: site.version },
    });
    settle(deps, websiteId, { site: { ...site, ...saved, edited: true } });
  } catch (error) {
    settle(deps, websiteId, failed(error, deck));
    if (siteEditorStore.getState().saving === "waiting") void tryAgainLater(deps);
  }
}

/** Applies the answer, unless another website is open by now. */
function settle(deps: AppDeps, websiteId: string, change: Partial<SiteEditorState>): void {
  if (siteEditorStore.getState().websiteId !== websiteId) return;
  siteEditorStore.setState(change);
  const { site, deck } = siteEditorStore.getState();
  if (change.site && site && deck) {
    siteEditorStore.setState({ saving: hasEdits({ site, deck }) ? "unsaved" : "saved" });
  }
  void keepOnDevice(deps);
}

/** The delay before a server that did not answer is asked again. */
const AGAIN_MS = 15_000;

async function tryAgainLater(deps: AppDeps): Promise<void> {
  const { websiteId } = siteEditorStore.getState();
  await deps.wait(AGAIN_MS);
  const now = siteEditorStore.getState();
  if (now.websiteId === websiteId && now.saving === "waiting") await saveDeck(deps);
}

function failed(error: unknown, sent: Deck): Partial<SiteEditorState> {
  if (!(error instanceof ApiError) || error.status === null || error.status >= 500 || error.status === 401) {
    return { saving: "waiting" };
  }
  if (error.code === "deck_conflict") {
    const { deck, version } = error.body as { deck: Deck; version: number };
    const { site } = siteEditorStore.getState();
    // An earlier request had arrived and only its answer was lost: there is no conflict.
    if (site && isSameDeck(deck, sent)) return { site: { ...site, deck, version, edited: true } };
    return { theirs: { deck, version }, saving: "unsaved" };
  }
  const reason = error.fields[0]?.message ?? error.detail ?? error.sentence;
  return { saving: "refused", refusal: fill(sentences.editor.refused, { reason }) };
}

async function keepOnDevice(deps: AppDeps): Promise<void> {
  const { site, websiteId, owner, deck } = siteEditorStore.getState();
  if (!owner || !site || !deck) return;
  const row = { owner, websiteId, site, deck, savedAt: deps.now() };
  await keepWork(deps, () => writeSiteEdit(deps.db, row));
}

/** Applies the owner's choice between this device's version and the other one. */
export function resolveConflict(deps: AppDeps, choice: "here" | "elsewhere"): Promise<void> {
  const { theirs, site, deck, past } = siteEditorStore.getState();
  if (!theirs || !site || !deck) return Promise.resolve();
  const [kept, other] = choice === "here" ? [deck, theirs.deck] : [theirs.deck, deck];
  siteEditorStore.setState({
    theirs: null,
    site: { ...site, ...theirs },
    deck: kept,
    past: [...past, other],
    future: [],
  });
  return saveDeck(deps);
}
