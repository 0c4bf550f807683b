import { createStore } from "zustand/vanilla";
import type { Deck } from "#contract/deck.ts";
import type { DeckPart } from "#contract/deck-part.ts";
import type { EditableWebsite } from "#contract/website.ts";

export type Picture = "logo" | "banner";
export const isPicture = (picked: string | null): picked is Picture =>
  picked === "logo" || picked === "banner";

/**
 * `waiting`: kept on this device alone, until the server answers again; `faulty`: a text is not one that a page can show;
 * `refused`: the server said no.
 */
export type Saving = "saved" | "unsaved" | "saving" | "waiting" | "faulty" | "refused";

export interface SiteEditorState {
  /** The website as the server last gave it; null until it is open. */
  site: EditableWebsite | null;
  websiteId: string;
  /** Who opened it, and in whose name alone it is kept and saved. */
  owner: string;
  /** Why it cannot be opened. */
  failure: string | null;
  /** What is on the screen. */
  deck: Deck | null;
  past: readonly Deck[];
  future: readonly Deck[];
  /** What was clicked: a text or a picture by its place, a section as `section:faq`, the token's name, the ground. */
  picked: DeckPart | Picture | "name" | "ground" | null;
  saving: Saving;
  refusal: string | null;
  /** The website as it was edited elsewhere, while its owner decides between the two. */
  theirs: { deck: Deck; version: number } | null;
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
  saving: "saved",
  refusal: null,
  theirs: null,
}));

export const closeEditor = (): void => siteEditorStore.setState(siteEditorStore.getInitialState(), true);

export const pick = (picked: SiteEditorState["picked"]): void => siteEditorStore.setState({ picked });
