import { type Deck, type PassageId, type SectionId, visibleSections } from "#contract/deck.ts";
import { type DeckPart, writePart } from "#contract/deck-part.ts";
import type { World } from "../../app/deps.ts";
import { isSameDeck } from "../../db/site-edits.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { keepSoon } from "./save-deck.ts";

/** As many steps back as anybody wants; a deck is some kilobytes. */
const STEPS_BACK = 200;

/** What is being typed in or dragged: its letters, or the colours on the way, are one step to undo, not one each. */
let typing: DeckPart | "accent" | null = null;

/** Puts another deck on the screen, one step to undo, and saves it soon. */
export function changeDeck(world: World, next: Deck): void {
  typing = null;
  step(world, next, true);
}

/** A text as it is typed. */
export function typePart(world: World, part: DeckPart, text: string): void {
  const { deck } = siteEditorStore.getState();
  if (!deck) return;
  step(world, writePart(deck, part, text), typing !== part);
  typing = part;
}

/** A colour as it is dragged. */
export function tintDeck(world: World, accent: string): void {
  const { deck } = siteEditorStore.getState();
  if (!deck) return;
  step(world, { ...deck, look: { ...deck.look, accent } }, typing !== "accent");
  typing = "accent";
}

export const stopTyping = (): void => {
  typing = null;
};

function step(world: World, next: Deck, isNewStep: boolean): void {
  const { deck, past } = siteEditorStore.getState();
  if (!deck || isSameDeck(next, deck)) return;
  siteEditorStore.setState({
    deck: next,
    past: isNewStep ? [...past, deck].slice(-STEPS_BACK) : past,
    future: [],
  });
  keepSoon(world);
}

export function undo(world: World): void {
  const { deck, past, future } = siteEditorStore.getState();
  const before = past.at(-1);
  if (!deck || !before) return;
  typing = null;
  siteEditorStore.setState({ deck: before, past: past.slice(0, -1), future: [deck, ...future] });
  keepSoon(world);
}

export function redo(world: World): void {
  const { deck, past, future } = siteEditorStore.getState();
  const [after, ...rest] = future;
  if (!deck || !after) return;
  typing = null;
  siteEditorStore.setState({ deck: after, past: [...past, deck], future: rest });
  keepSoon(world);
}

/** The deck with a section at that place among all of them. */
export function withSectionAt(deck: Deck, id: SectionId, to: number): Deck {
  const others = visibleSections({ order: deck.order, hidden: [] }).filter((other) => other !== id);
  return { ...deck, order: others.toSpliced(to, 0, id) };
}

/** Locks a part's words, or lets them go. */
export function toggleLock(world: World, id: PassageId): void {
  const { deck } = siteEditorStore.getState();
  if (!deck) return;
  const { locked: before = [], ...rest } = deck;
  const locked = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  changeDeck(world, locked.length > 0 ? { ...rest, locked } : rest);
}
