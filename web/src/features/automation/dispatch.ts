import { automationStore } from "../../stores/automation.ts";
import { type AutomationEvent, automationReducer } from "../../stores/automation-state.ts";

/** Applies an event to the automation modal's store. */
export const dispatch = (event: AutomationEvent): void =>
  automationStore.setState((state) => automationReducer(state, event), true);
