import { automationStore } from "../../stores/automation.ts";
import { type AutomationEvent, automationReducer } from "../../stores/automation-state.ts";

/** An event of the automation modal, into the store that it is painted from. */
export const dispatch = (event: AutomationEvent): void =>
  automationStore.setState((state) => automationReducer(state, event), true);
