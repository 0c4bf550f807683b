import { keepLocked, type PassageId } from "#contract/deck.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import type { World } from "../../world.ts";
import { changeDeck } from "./change-deck.ts";

/** Writes a part anew on this device, of the same idea: one step to undo. */
export async function rewritePassage(world: World, id: PassageId): Promise<void> {
  const written = await writeAnew();
  const { deck } = siteEditorStore.getState();
  if (written && deck) changeDeck(world, { ...deck, [id]: written[id] });
}

/** Writes all anew but what is locked; order, hidden parts and look stay. */
export async function rewriteAll(world: World): Promise<void> {
  const written = await writeAnew();
  const { deck } = siteEditorStore.getState();
  if (!written || !deck) return;
  const { order, hidden, look } = deck;
  changeDeck(world, keepLocked({ ...written, order, hidden, look }, deck));
}

/** The composer's words with another seed. It is loaded at the first need: its lexicon is no small thing. */
async function writeAnew() {
  const { site } = siteEditorStore.getState();
  if (!site) return null;
  const [{ writeDeck }, { retellStory }] = await Promise.all([
    import("#composer/write-deck.ts"),
    import("#composer/writing/retell-story.ts"),
  ]);
  const { name, ticker, narrative, prompt } = site.page;
  const seed = crypto.randomUUID();
  const story = retellStory({ name, ticker, narrative, prompt, seed });
  return writeDeck({ name, ticker, narrative: story, prompt, designPrompt: null, seed });
}
