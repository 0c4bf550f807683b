import { Deck } from "#contract/deck.ts";
import { websitesEndpoints } from "#contract/endpoints/websites.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import { ApiError } from "../../api-client/api-error.ts";
import type { World } from "../../app/deps.ts";
import { hasEdits, isSameDeck, writeSiteEdit } from "../../db/site-edits.ts";
import { sessionStore } from "../../stores/session.ts";
import { type SiteEditorState, siteEditorStore } from "../../stores/site-editor.ts";
import { keepWork } from "../device/keep.ts";

/** Long enough to be out of the way of typing. */
const QUIET_MS = 800;

let changes = 0;
let underway: Promise<void> | null = null;

/** Keeps what is on the screen: on this device at once, on the server when the typing pauses. */
export function keepSoon(world: World): void {
  const change = ++changes;
  siteEditorStore.setState({ saving: "unsaved", refusal: null });
  void keepOnDevice(world);
  void world.wait(QUIET_MS).then(() => (change === changes ? saveDeck(world) : undefined));
}

/** Sends what is on the screen, one request at a time: what was typed meanwhile follows it. */
export async function saveDeck(world: World): Promise<void> {
  while (underway) await underway;
  underway = send(world).finally(() => {
    underway = null;
  });
  return underway;
}

async function send(world: World): Promise<void> {
  const { site, websiteId, owner, deck, theirs } = siteEditorStore.getState();
  if (!site || !deck || theirs) return;
  // It is on the device, and sent when whoever wrote it opens it again.
  if (owner !== sessionStore.getState().wallet?.address) return;
  if (!Deck.safeParse(deck).success) return siteEditorStore.setState({ saving: "faulty" });
  if (!hasEdits({ site, deck })) return siteEditorStore.setState({ saving: "saved" });
  siteEditorStore.setState({ saving: "saving" });
  try {
    const saved = await world.api.call(websitesEndpoints.putDeck, {
      params: { websiteId },
      body: { deck, version: site.version },
    });
    settle(world, websiteId, { site: { ...site, ...saved, edited: true } });
  } catch (error) {
    settle(world, websiteId, failed(error, deck));
    if (siteEditorStore.getState().saving === "waiting") void tryAgainLater(world);
  }
}

/** The answer, unless another website is open by now. */
function settle(world: World, websiteId: string, change: Partial<SiteEditorState>): void {
  if (siteEditorStore.getState().websiteId !== websiteId) return;
  siteEditorStore.setState(change);
  const { site, deck } = siteEditorStore.getState();
  if (change.site && site && deck) {
    siteEditorStore.setState({ saving: hasEdits({ site, deck }) ? "unsaved" : "saved" });
  }
  void keepOnDevice(world);
}

/** How long a server that does not answer is left alone. */
const AGAIN_MS = 15_000;

async function tryAgainLater(world: World): Promise<void> {
  const { websiteId } = siteEditorStore.getState();
  await world.wait(AGAIN_MS);
  const now = siteEditorStore.getState();
  if (now.websiteId === websiteId && now.saving === "waiting") await saveDeck(world);
}

function failed(error: unknown, sent: Deck): Partial<SiteEditorState> {
  if (!(error instanceof ApiError) || error.status === null || error.status >= 500 || error.status === 401) {
    return { saving: "waiting" };
  }
  if (error.code === "deck_conflict") {
    const { deck, version } = error.body as { deck: Deck; version: number };
    const { site } = siteEditorStore.getState();
    // It did arrive before, and only its answer was lost: there is nothing to decide.
    if (site && isSameDeck(deck, sent)) return { site: { ...site, deck, version, edited: true } };
    return { theirs: { deck, version }, saving: "unsaved" };
  }
  const reason = error.fields[0]?.message ?? error.detail ?? error.sentence;
  return { saving: "refused", refusal: fill(sentences.editor.refused, { reason }) };
}

async function keepOnDevice(world: World): Promise<void> {
  const { site, websiteId, owner, deck } = siteEditorStore.getState();
  if (!owner || !site || !deck) return;
  const row = { owner, websiteId, site, deck, savedAt: world.now() };
  await keepWork(world, () => writeSiteEdit(world.db, row));
}

/** The owner's choice between what is here and what was edited elsewhere. */
export function settleConflict(world: World, choice: "here" | "elsewhere"): Promise<void> {
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
  return saveDeck(world);
}
