import { createStore } from "zustand/vanilla";
import type { ManualEntry, WizardDraft } from "../wizard-draft.ts";
import { closedWizard, type WizardEvent, type WizardField, wizardReducer } from "./wizard-state.ts";

export const wizardStore = createStore(() => closedWizard);

export const dispatchWizard = (event: WizardEvent): void =>
  wizardStore.setState((state) => wizardReducer(state, event), true);

/** What most fields and buttons of the wizard do. */
export const changeDraft = (change: Partial<WizardDraft>): void =>
  dispatchWizard({ type: "changed", change });

export const changeEntry = (change: Partial<ManualEntry>): void =>
  dispatchWizard({ type: "entryChanged", change });

export const showWizardError = (field: WizardField, message: string): void =>
  dispatchWizard({ type: "refused", field, message });

/** Adds a line to the log of the work; a step that goes on changes the last one. */
export const logWork = (line: string, goesOn = false): void =>
  dispatchWizard({ type: "workLogged", line, goesOn });
