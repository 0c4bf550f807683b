import { type Deck, type PassageId, type SectionId, visibleSections } from "#contract/deck.ts";
import { type DeckPart, writePart } from "#contract/deck-part.ts";
import type { AppDeps } from "../../app/deps.ts";
import { sameDeck } from "../../db/intents.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { keepDeck } from "./save-deck.ts";

/** More undo steps than anybody needs; a deck is a few kilobytes. */
const STEPS_BACK = 200;

/** The control that is being typed in or dragged: its letters or colors together are one undo step. */
let typing: DeckPart | "accent" | null = null;

/** Shows a changed deck as one undo step, and saves it soon. */
export function changeDeck(deps: AppDeps, next: Deck): void {
  typing = null;
  step(deps, next, true);
}

/** A text as it is typed. */
export function typePart(deps: AppDeps, part: DeckPart, text: string): void {
  const { deck } = siteEditorStore.getState();
  if (!deck) return;
  step(deps, writePart(deck, part, text), typing !== part);
  typing = part;
}

/** A colour as it is dragged. */
export function tintDeck(deps: AppDeps, accent: string): void {
  const { deck } = siteEditorStore.getState();
  if (!deck) return;
  step(deps, { ...deck, look: { ...deck.look, accent } }, typing !== "accent");
  typing = "accent";
}

export const stopTyping = (): void => {
  typing = null;
};

function step(deps: AppDeps, next: Deck, isNewStep: boolean): void {
  const { deck, site, past } = siteEditorStore.getState();
  if (!deck || sameDeck(next, deck)) return;
  siteEditorStore.setState({
    deck: next,
    site: site && { ...site, edited: true },
    past: isNewStep ? [...past, deck].slice(-STEPS_BACK) : past,
    future: [],
  });
  keepDeck(deps, deck);
}

export function undo(deps: AppDeps): void {
  const { deck, past, future } = siteEditorStore.getState();
  const before = past.at(-1);
  if (!deck || !before) return;
  typing = null;
  siteEditorStore.setState({ deck: before, past: past.slice(0, -1), future: [deck, ...future] });
  keepDeck(deps, deck);
}

export function redo(deps: AppDeps): void {
  const { deck, past, future } = siteEditorStore.getState();
  const [after, ...rest] = future;
  if (!deck || !after) return;
  typing = null;
  siteEditorStore.setState({ deck: after, past: [...past, deck], future: rest });
  keepDeck(deps, deck);
}

/** The deck with a section at that place among all of them. */
export function withSectionAt(deck: Deck, id: SectionId, to: number): Deck {
  const others = visibleSections({ order: deck.order, hidden: [] }).filter((other) => other !== id);
  return { ...deck, order: others.toSpliced(to, 0, id) };
}

/** Locks or unlocks a part's text. */
export function toggleLock(deps: AppDeps, id: PassageId): void {
  const { deck } = siteEditorStore.getState();
  if (!deck) return;
  const { locked: before = [], ...rest } = deck;
  const locked = before.includes(id) ? before.filter((other) => other !== id) : [...before, id];
  changeDeck(deps, locked.length > 0 ? { ...rest, locked } : rest);
}
