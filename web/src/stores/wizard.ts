import { createStore } from "zustand/vanilla";
import type { SavedToken } from "#contract/token.ts";
import type { WizardDraft } from "../wizard-draft.ts";

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

/** What the user may do instead of waiting for a silent server. */
export interface Instead {
  sentence: string;
  label: string;
  choose: () => void;
}

/** Long work that the loading modal shows. */
export interface Work {
  title: string;
  estimate: string;
  lines: readonly string[];
  /** The address of what is drawn so far. */
  picture?: string | undefined;
  /** How far it is, 0 to 100, where that is known. */
  percent?: number | undefined;
  instead?: Instead | null;
}

export interface WizardState {
  /** The id of the draft that this tab shows; a saved token's draft goes by the token's id. Null while the wizard is closed. */
  id: string | null;
  /** Null until the screen has read what this device knows, and while another tab has it open. */
  draft: WizardDraft | null;
  /** True if step 4 was asked for, and this step has changes that come before it. */
  isHeldBack: boolean;
  /** Another tab has `this` draft open, or all `others` that were begun before this new one. */
  elsewhere: "this" | "others" | null;
  work: Work | null;
  /** The token as it was changed elsewhere, while the creator decides between the two versions. */
  conflict: SavedToken | null;
  /** A sentence of the success modal, which closes by itself. */
  success: string | null;
  /** What the specification calls a browser alert. */
  alert: string | null;
  /** Pending while the pictures are drawn with another name. */
  renaming: Promise<void> | null;
  /** The picture of a manual token. */
  image: File | null;
  /** An import that found an existing copy, until the user decides. */
  duplicate: { mint: string; name: string } | null;
  fieldError: { field: WizardField; message: string } | null;
}

export const closedWizard: WizardState = {
  id: null,
  draft: null,
  isHeldBack: false,
  elsewhere: null,
  work: null,
  conflict: null,
  success: null,
  alert: null,
  renaming: null,
  image: null,
  duplicate: null,
  fieldError: null,
};

export const wizardStore = createStore(() => closedWizard);
