import type { Deck } from "#contract/deck.ts";
import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { DeckAndVersion } from "#contract/website.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sameDeck } from "../../db/intents.ts";
import { dropFromOutbox, readOutbox, replaceInOutbox } from "../../db/outbox.ts";
import type { IntentRow, OutboxRow } from "../../db/rows.ts";
import { changesOf, writeSite } from "../../db/sites.ts";
import { type SiteEditorState, siteEditorStore } from "../../stores/site-editor.ts";
import { keepCopy } from "../device/keep.ts";
import { newRow } from "../outbox/enqueue.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { holdingOutbox } from "../outbox/outbox-lock.ts";
import { ON_DEVICE } from "../outbox/queue.ts";

/** A change of a website that was changed elsewhere as well. */
export interface DeckConflict {
  /** The change, with those that were made on top of it. */
  rows: readonly IntentRow<"change-deck@1">[];
  /** What they make of the website. */
  mine: Deck;
  theirs: DeckAndVersion;
}

export function conflictIn(queue: readonly OutboxRow[], websiteId: string): DeckConflict | null {
  const changes = changesOf(queue, websiteId);
  const first = changes.find(({ failure }) => failure?.theirDeck);
  const theirs = first?.failure?.theirDeck;
  if (!theirs) return null;
  let mine = first.payload.deck;
  const rows = [first];
  for (const row of changes.slice(changes.indexOf(first) + 1)) {
    if (!sameDeck(row.payload.site.deck, mine)) continue;
    rows.push(row);
    mine = row.payload.deck;
  }
  return { rows, mine, theirs };
}

/** Keeps this device's version of the website or the other one. The one that goes is one step back in the editor. */
export async function resolveConflict(deps: AppDeps, choice: "here" | "elsewhere"): Promise<void> {
  const { owner, websiteId } = siteEditorStore.getState();
  await holdingOutbox(async () => {
    const conflict = conflictIn(await readOutbox(deps.db, owner), websiteId);
    if (!conflict) return;
    await (choice === "here" ? keepMine : takeTheirs)(deps, owner, conflict);
    showAnswer(conflict, choice);
  });
  await flushOutbox(deps, owner, { eager: true });
}

/** All of it becomes one change of the server's version. */
async function keepMine(deps: AppDeps, owner: string, { rows, mine, theirs }: DeckConflict): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { entity, kind, payload } = first;
  const change = { ...payload, site: { ...payload.site, ...theirs }, deck: mine };
  const row = newRow(deps, owner, { kind, entity, payload: change });
  const seqs = rows.map(({ seq }) => seq);
  await replaceInOutbox(deps.db, seqs, row);
}

async function takeTheirs(deps: AppDeps, owner: string, { rows, theirs }: DeckConflict): Promise<void> {
  for (const { seq, payload } of rows) {
    const { websiteId } = payload;
    const site = { ...payload.site, ...theirs, edited: true };
    await keepCopy(deps, () => writeSite(deps.db, { owner, websiteId, site, fetchedAt: deps.now() }));
    await dropFromOutbox(deps.db, seq);
  }
}

/** Another tab may show something else, which stays. */
function showAnswer({ mine, theirs }: DeckConflict, choice: "here" | "elsewhere"): void {
  const { site, deck, past } = siteEditorStore.getState();
  if (!site || !deck || !sameDeck(deck, mine)) return;
  const [kept, other] = choice === "here" ? [mine, theirs.deck] : [theirs.deck, mine];
  siteEditorStore.setState({
    site: { ...site, ...theirs },
    deck: kept,
    past: [...past, other],
    future: [],
  });
}

export interface Saving {
  text: string;
  isBad: boolean;
}

/** What became of the open website's changes, given all that is queued for its token. */
export function savingOf(
  queue: readonly OutboxRow[],
  { websiteId, isTyping, unkept }: Pick<SiteEditorState, "websiteId" | "isTyping" | "unkept">,
  isReachable: boolean,
): Saving {
  if (unkept) return { text: sentences.device.workNotKept, isBad: true };
  const changes = changesOf(queue, websiteId);
  const failure = changes.map((row) => row.failure).find((each) => each && !each.theirDeck);
  if (failure?.code === ON_DEVICE) return { text: failure.sentence, isBad: true };
  if (failure) return { text: fill(sentences.editor.refused, { reason: failure.sentence }), isBad: true };
  if (changes.length === 0 && !isTyping) return { text: sentences.editor.saved, isBad: false };
  const isHeld = !isReachable || queue.some(({ attempts, state }) => attempts > 0 || state === "parked");
  return { text: isHeld ? sentences.editor.waiting : sentences.editor.saving, isBad: false };
}
