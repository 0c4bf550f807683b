import { keepLocked, type PassageId } from "#contract/deck.ts";
import { sentences } from "#contract/sentences.ts";
import type { AppDeps } from "../../app/deps.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { changeDeck } from "./change-deck.ts";

/** Rewrites a part on this device from the same idea, as one undo step. */
export async function rewritePassage(deps: AppDeps, id: PassageId): Promise<void> {
  const write = await openWriter(deps);
  const { deck } = siteEditorStore.getState();
  if (!write || !deck) return;
  const before = JSON.stringify(deck[id]);
  let written = write()[id];
  for (let more = 1; more < TRIES && JSON.stringify(written) === before; more++) written = write()[id];
  changeDeck(deps, { ...deck, [id]: written });
}

/** Rewrites everything that is not locked; order, hidden parts and look stay. */
export async function rewriteAll(deps: AppDeps): Promise<void> {
  const write = await openWriter(deps);
  const { deck } = siteEditorStore.getState();
  if (!write || !deck) return;
  const { order, hidden, look } = deck;
  changeDeck(deps, keepLocked({ ...write(), order, hidden, look }, deck));
}

/** A short part has few versions, so try until it differs. */
const TRIES = 12;

/**
 * Loads the composer, which writes another text at each call. It loads at the first use because its lexicon is large.
 * Null, with a toast, if this device cannot have it now.
 */
async function openWriter(deps: AppDeps) {
  const { site } = siteEditorStore.getState();
  if (!site) return null;
  const writer = await loadWriter(deps);
  if (!writer) return null;
  const { writeDeck, retellStory } = writer;
  const { name, ticker, narrative, prompt } = site.page;
  return () => {
    const seed = deps.newId();
    const story = retellStory({ name, ticker, narrative, prompt, seed });
    return writeDeck({ name, ticker, narrative: story, prompt, designPrompt: null, seed });
  };
}

async function loadWriter(deps: AppDeps) {
  try {
    const [{ writeDeck }, { retellStory }] = await Promise.all([
      import("#composer/write-deck.ts"),
      import("#composer/writing/other-words.ts"),
    ]);
    return { writeDeck, retellStory };
  } catch {
    deps.toast.error(sentences.offline.noWriter, { id: "editor" });
    return null;
  }
}
