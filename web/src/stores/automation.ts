import { createStore } from "zustand/vanilla";
import { type AutomationState, closedAutomation } from "./automation-state.ts";

/** The automation modal, which any screen opens. */
export const automationStore = createStore<AutomationState>(() => closedAutomation);
