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

/** What the creator may do instead of waiting for a silent server. */
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
  instead?: Instead | null;
}

export interface WizardState {
  /** The id of the draft that this tab shows; a saved token's draft goes by the token's id. Null while the wizard is closed. */
  id: string | null;
  /** Null until the screen has read what this device knows, and while another tab has it open. */
  draft: WizardDraft | null;
  /** Another tab has `this` draft open, or all `others` that were begun before this new one. */
  elsewhere: "this" | "others" | null;
  work: Work | null;
  /** The token as it was changed elsewhere, while the creator decides between the two versions. */
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

export type WizardEvent =
  | { type: "requested"; id: string }
  | { type: "opened"; draft: WizardDraft; image: File | null; elsewhere: "others" | null }
  | { type: "takenElsewhere" }
  | { type: "closed" }
  | { type: "changed"; change: Partial<WizardDraft> }
  | { type: "entryChanged"; change: Partial<ManualEntry> }
  | { type: "refreshed"; change: Partial<WizardDraft> }
  | { type: "replaced"; draft: WizardDraft; newId: string }
  | { type: "imageChosen"; image: File }
  | { type: "imageDropped" }
  | { type: "refused"; field: WizardField; message: string }
  | { type: "errorCleared" }
  | { type: "workStarted"; title: string; estimate: string; first: string }
  | { type: "workLogged"; line: string; goesOn?: boolean }
  | { type: "insteadOffered"; instead: Instead }
  | { type: "insteadWithdrawn" }
  | { type: "workEnded" }
  | { type: "renameStarted"; done: Promise<void> }
  | { type: "renameEnded"; done: Promise<void> }
  | { type: "conflictFound"; theirs: SavedToken }
  | { type: "conflictAnswered" }
  | { type: "duplicateFound"; mint: string; name: string }
  | { type: "duplicateAnswered" }
  | { type: "succeeded"; sentence: string }
  | { type: "successClosed" }
  | { type: "alerted"; sentence: string }
  | { type: "alertClosed" };

export const closedWizard: WizardState = {
  id: null,
  draft: null,
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

export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case "requested":
      return { ...closedWizard, id: event.id };
    case "opened":
      return { ...state, draft: event.draft, image: event.image, elsewhere: event.elsewhere };
    case "takenElsewhere":
      return { ...closedWizard, id: state.id, elsewhere: "this", work: state.work };
    case "closed":
      // What is being made goes on, and the app is busy with it until it ends.
      return { ...closedWizard, work: state.work };
    case "changed":
      // What is typed clears the error beside it.
      return { ...changed(state, event.change), fieldError: null };
    case "entryChanged": {
      const { manual } = state.draft ?? emptyDraft;
      return { ...changed(state, { manual: { ...manual, ...event.change } }), fieldError: null };
    }
    case "refreshed":
      return changed(state, event.change);
    case "replaced":
      return { ...replaced(state, event), fieldError: null };
    case "imageChosen":
      return { ...state, image: event.image, fieldError: null };
    case "imageDropped":
      return { ...state, image: null };
    case "refused":
      return { ...state, fieldError: { field: event.field, message: event.message } };
    case "errorCleared":
      return { ...state, fieldError: null };
    case "workStarted": {
      const { title, estimate, first } = event;
      return { ...state, work: { title, estimate, lines: [first] }, fieldError: null };
    }
    case "workLogged":
      return { ...state, work: state.work && logged(state.work, event.line, event.goesOn ?? false) };
    case "insteadOffered":
      return { ...state, work: state.work && { ...state.work, instead: event.instead } };
    case "insteadWithdrawn":
      return { ...state, work: state.work && { ...state.work, instead: null } };
    case "workEnded":
      return { ...state, work: null };
    case "renameStarted":
      return { ...state, renaming: event.done };
    case "renameEnded":
      return state.renaming === event.done ? { ...state, renaming: null } : state;
    case "conflictFound":
      return { ...state, conflict: event.theirs };
    case "conflictAnswered":
      return { ...state, conflict: null };
    case "duplicateFound":
      return { ...state, duplicate: { mint: event.mint, name: event.name } };
    case "duplicateAnswered":
      return { ...state, duplicate: null };
    case "succeeded":
      return { ...state, success: event.sentence };
    case "successClosed":
      return { ...state, success: null };
    case "alerted":
      return { ...state, alert: event.sentence };
    case "alertClosed":
      return { ...state, alert: null };
  }
}

/** What comes after the wizard was closed changes nothing. */
function changed(state: WizardState, change: Partial<WizardDraft>): WizardState {
  if (!state.draft) return state;
  const draft = { ...state.draft, ...change };
  const savedAs = draft.token?.id;
  if (!savedAs || savedAs === state.draft.token?.id) return { ...state, draft };
  return { ...state, draft, id: savedAs, elsewhere: null };
}

/** Another token takes the draft's place. One that is not saved yet never takes the id of a saved one. */
function replaced(state: WizardState, { draft, newId }: { draft: WizardDraft; newId: string }): WizardState {
  const isBesideSaved = Boolean(state.draft?.token?.id) && !draft.token?.id;
  return { ...changed(state, draft), ...(isBesideSaved && { id: newId, elsewhere: null }) };
}

/** A step that goes on changes the last line; no line stands twice in a row. */
function logged(work: Work, line: string, goesOn: boolean): Work {
  if (work.lines.at(-1) === line) return work;
  return { ...work, lines: [...(goesOn ? work.lines.slice(0, -1) : work.lines), line] };
}
