import { createStore } from "zustand/vanilla";
import { type AutomationState, closedAutomation } from "../flows/automation/automation-state.ts";

/** The automation modal, which any screen opens. */
export const automationStore = createStore<AutomationState>(() => closedAutomation);
