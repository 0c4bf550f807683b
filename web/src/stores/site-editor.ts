import { createStore } from "zustand/vanilla";
import type { Deck } from "#contract/deck.ts";
import type { DeckPart } from "#contract/deck-part.ts";
import type { EditableWebsite } from "#contract/website.ts";

export type Picture = "logo" | "banner";
export const isPicture = (picked: string | null): picked is Picture =>
  picked === "logo" || picked === "banner";

export interface SiteEditorState {
  /** The website as the server gave it when it was opened; null until it is open. */
  site: EditableWebsite | null;
  websiteId: string;
  /** Who opened it, and in whose name alone its changes are queued. */
  owner: string;
  /** Why it cannot be opened. */
  failure: string | null;
  /** What is on the screen. */
  deck: Deck | null;
  past: readonly Deck[];
  future: readonly Deck[];
  /** What was clicked: a text or a picture by its place, a section as `section:faq`, the token's name, the ground. */
  picked: DeckPart | Picture | "name" | "ground" | null;
  /** Whether it is being typed in the page itself, so that its field leaves the focus there. */
  isInPlace: boolean;
  /** From a change until its row has been in the outbox for a moment. */
  isTyping: boolean;
  /** The deck before the changes that could not be queued; null if all are. */
  unkept: Deck | null;
}

export const siteEditorStore = createStore<SiteEditorState>(() => ({
  site: null,
  websiteId: "",
  owner: "",
  failure: null,
  deck: null,
  past: [],
  future: [],
  picked: null,
  isInPlace: false,
  isTyping: false,
  unkept: null,
}));

export const closeEditor = (): void => siteEditorStore.setState(siteEditorStore.getInitialState(), true);

export const pick = (picked: SiteEditorState["picked"], isInPlace = false): void =>
  siteEditorStore.setState({ picked, isInPlace });
