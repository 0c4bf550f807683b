import { createStore } from "zustand/vanilla";
import type { SavedToken } from "#contract/token.ts";
import { emptyDraft, type ManualEntry, type WizardDraft } from "../wizard-draft.ts";

export type WizardField =
  | "prompt"
  | "subdomain"
  | "name"
  | "ticker"
  | "narrative"
  | "description"
  | "image"
  | "mint"
  | "premium"
  | "social"
  | "form";

/** What may be done in place of waiting for a server that says nothing. */
export interface Instead {
  sentence: string;
  label: string;
  choose: () => void;
}

export interface WizardState {
  /** Null until the screen has read what this device knows. */
  draft: WizardDraft | null;
  /** Long work that the loading modal shows. */
  work: { title: string; estimate: string; lines: readonly string[]; instead?: Instead | null } | null;
  /** The token as it was changed elsewhere, while the creator decides between the two. */
  conflict: SavedToken | null;
  /** A sentence of the success modal, which closes by itself. */
  success: string | null;
  /** What the specification calls a browser alert. */
  alert: string | null;
  /** The pictures are being drawn with another name. */
  renaming: Promise<void> | null;
  /** The picture of a token by hand. */
  image: File | null;
  /** An import that found the creator's own copy, while they decide. */
  duplicate: { mint: string; name: string } | null;
  fieldError: { field: WizardField; message: string } | null;
}

export const wizardStore = createStore<WizardState>(() => ({
  draft: null,
  work: null,
  conflict: null,
  success: null,
  alert: null,
  renaming: null,
  image: null,
  duplicate: null,
  fieldError: null,
}));

/** Changes the draft; what is typed clears the error beside it. */
export const changeDraft = (change: Partial<WizardDraft>): void =>
  wizardStore.setState((state) => ({
    draft: { ...(state.draft ?? emptyDraft), ...change },
    fieldError: null,
  }));

export const changeEntry = (change: Partial<ManualEntry>): void => {
  const { manual } = wizardStore.getState().draft ?? emptyDraft;
  changeDraft({ manual: { ...manual, ...change } });
};

export const showWizardError = (field: WizardField, message: string): void =>
  wizardStore.setState({ fieldError: { field, message } });

/** Adds a line to the log of the work; a step that goes on changes the last one. */
export const logWork = (queue: string, goesOn = false): void =>
  wizardStore.setState(({ work }) => {
    if (!work || work.lines.at(-1) === queue) return {};
    return { work: { ...work, lines: [...(goesOn ? work.lines.slice(0, -1) : work.lines), queue] } };
  });
