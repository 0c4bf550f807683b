import type { SavedToken } from "#contract/token.ts";
import {
  type AutomationProgress,
  type AutomationState,
  automationStore,
  closedAutomation,
  isAtWork,
} from "./automation.ts";

export type AutomationEvent =
  | { type: "opened"; token: SavedToken; subdomain: string }
  | { type: "found"; has: NonNullable<AutomationState["has"]>; live?: AutomationState["live"] }
  | { type: "found-saved"; saved: NonNullable<AutomationState["saved"]> }
  | { type: "changing" }
  | {
      type: "chosen";
      change: Partial<Pick<AutomationState, "website" | "template" | "subdomain" | "domain">>;
    }
  | { type: "paged"; by: 1 | -1 }
  | { type: "refused"; error: string }
  | { type: "previewing" }
  | { type: "previewed"; url: string | null }
  | { type: "progressed"; progress: AutomationProgress; liveUrl?: string; waits?: boolean }
  | { type: "failed"; error: string }
  | { type: "closed" };

export const dispatchAutomation = (event: AutomationEvent): void =>
  automationStore.setState((state) => automationReducer(state, event), true);

export function automationReducer(state: AutomationState, event: AutomationEvent): AutomationState {
  switch (event.type) {
    case "opened":
      return { ...closedAutomation, token: event.token, subdomain: event.subdomain };
    case "found": {
      const { has, live = null } = event;
      const { template, subdomain, domain } = has;
      return { ...state, has, live, template, subdomain, domain };
    }
    case "found-saved":
      return { ...state, ...event.saved, saved: event.saved };
    case "changing":
      return { ...state, isChanging: true };
    case "chosen":
      // A preview of something else is none.
      return { ...state, ...event.change, error: null, previewUrl: null };
    case "paged":
      return { ...state, page: event.by === 1 ? 2 : 1, error: null };
    case "refused":
      return { ...state, error: event.error };
    case "previewing":
      return { ...state, previewing: true, previewUrl: null, error: null };
    case "previewed":
      return { ...state, previewing: false, previewUrl: event.url };
    case "progressed":
      return {
        ...state,
        progress: event.progress,
        error: null,
        liveUrl: event.liveUrl ?? state.liveUrl,
        waits: event.waits ?? false,
      };
    case "failed":
      return { ...state, progress: "error", error: event.error };
    case "closed":
      return isAtWork(state) ? state : closedAutomation;
  }
}
