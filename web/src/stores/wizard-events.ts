import type { SavedToken } from "#contract/token.ts";
import { emptyDraft, type ManualEntry, type WizardDraft } from "../wizard-draft.ts";
import {
  closedWizard,
  type Instead,
  type WizardField,
  type WizardState,
  type Work,
  wizardStore,
} from "./wizard.ts";

export type WizardEvent =
  | { type: "requested"; id: string }
  | {
      type: "opened";
      draft: WizardDraft;
      image: File | null;
      elsewhere: "others" | null;
      isHeldBack?: boolean;
    }
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
  | ({ type: "workLogged"; line: string } & WorkDetail)
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

export interface WorkDetail {
  /** The last line is replaced: its step goes on. */
  goesOn?: boolean;
  /** The address of what is drawn so far; it stays until there is another. */
  picture?: string | undefined;
  /** How far the work is, 0 to 100; it stays until more is known. */
  percent?: number | undefined;
}

export const dispatchWizard = (event: WizardEvent): void =>
  wizardStore.setState((state) => wizardReducer(state, event), true);

/** What most fields and buttons of the wizard do. */
export const changeDraft = (change: Partial<WizardDraft>): void =>
  dispatchWizard({ type: "changed", change });

export const changeEntry = (change: Partial<ManualEntry>): void =>
  dispatchWizard({ type: "entryChanged", change });

export const showWizardError = (field: WizardField, message: string): void =>
  dispatchWizard({ type: "refused", field, message });

/** Adds a line to the log of the work. */
export const logWork = (line: string, detail: WorkDetail = {}): void =>
  dispatchWizard({ type: "workLogged", line, ...detail });

export function wizardReducer(state: WizardState, event: WizardEvent): WizardState {
  switch (event.type) {
    case "requested":
      return { ...closedWizard, id: event.id };
    case "opened":
      return {
        ...state,
        draft: event.draft,
        image: event.image,
        elsewhere: event.elsewhere,
        isHeldBack: event.isHeldBack ?? false,
      };
    case "takenElsewhere":
      return { ...closedWizard, id: state.id, elsewhere: "this", work: state.work };
    case "closed":
      // What is being made goes on, and the app is busy with it until it ends.
      return { ...closedWizard, work: state.work };
    case "changed":
      // What is typed clears the error beside it.
      return {
        ...changeInState(state, event.change),
        fieldError: null,
        isHeldBack: state.isHeldBack && event.change.step === undefined,
      };
    case "entryChanged": {
      const { manual } = state.draft ?? emptyDraft;
      return { ...changeInState(state, { manual: { ...manual, ...event.change } }), fieldError: null };
    }
    case "refreshed":
      return changeInState(state, event.change);
    case "replaced":
      return { ...replaceInState(state, event), fieldError: null };
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
      return { ...state, work: state.work && addLine(state.work, event) };
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
function changeInState(state: WizardState, change: Partial<WizardDraft>): WizardState {
  if (!state.draft) return state;
  const draft = { ...state.draft, ...change };
  const savedAs = draft.token?.id;
  if (!savedAs || savedAs === state.draft.token?.id) return { ...state, draft };
  return { ...state, draft, id: savedAs, elsewhere: null };
}

/** Another token takes the draft's place. One that is not saved yet never takes the id of a saved one. */
function replaceInState(
  state: WizardState,
  { draft, newId }: { draft: WizardDraft; newId: string },
): WizardState {
  const isBesideSaved = Boolean(state.draft?.token?.id) && !draft.token?.id;
  return { ...changeInState(state, draft), ...(isBesideSaved && { id: newId, elsewhere: null }) };
}

/** No line stands twice in a row. */
function addLine(
  before: Work,
  { line, goesOn, picture, percent = before.percent }: { line: string } & WorkDetail,
): Work {
  const work = { ...before, ...(picture && { picture }), ...(percent !== undefined && { percent }) };
  if (work.lines.at(-1) === line) return work;
  return { ...work, lines: [...(goesOn ? work.lines.slice(0, -1) : work.lines), line] };
}
