import type { SavedToken } from "#contract/token.ts";
import { defaultTemplateId, type TemplateId } from "#contract/website.ts";

/** What Start Automation is doing, in the specification's names. */
export type AutomationProgress =
  | "website"
  | "website_complete"
  | "complete"
  | "saving"
  | "saved_pending"
  | "error";

/** The modal 'Supercharge Your Token': what is wished for, and how far it has come. */
export interface AutomationState {
  /** Null while the modal is closed. */
  token: SavedToken | null;
  page: 1 | 2;
  /** The Website option. */
  website: boolean;
  template: TemplateId;
  subdomain: string;
  /** Null until the instance's domains are known. */
  domain: string | null;
  /** The website that the token has already. */
  has: { id: string; template: TemplateId; subdomain: string; domain: string } | null;
  previewing: boolean;
  previewUrl: string | null;
  progress: AutomationProgress | null;
  /** What was saved waits on this device: the server has yet to hear it. */
  waits: boolean;
  /** Why it cannot start, or why it failed. */
  error: string | null;
  liveUrl: string | null;
}

export type AutomationEvent =
  | { type: "opened"; token: SavedToken; subdomain: string }
  | { type: "found"; has: NonNullable<AutomationState["has"]> }
  | {
      type: "wished";
      change: Partial<Pick<AutomationState, "website" | "template" | "subdomain" | "domain">>;
    }
  | { type: "paged"; by: 1 | -1 }
  | { type: "refused"; error: string }
  | { type: "previewing" }
  | { type: "previewed"; url: string | null }
  | { type: "progressed"; progress: AutomationProgress; liveUrl?: string; waits?: boolean }
  | { type: "failed"; error: string }
  | { type: "closed" };

export const closedAutomation: AutomationState = {
  token: null,
  page: 1,
  website: true,
  template: defaultTemplateId,
  subdomain: "",
  domain: null,
  has: null,
  previewing: false,
  previewUrl: null,
  progress: null,
  waits: false,
  error: null,
  liveUrl: null,
};

export const isAtWork = ({ progress }: AutomationState): boolean =>
  progress === "website" || progress === "website_complete" || progress === "saving";

export const isFinished = ({ progress }: AutomationState): boolean =>
  progress === "complete" || progress === "saved_pending";

/** Whether what is wished for is what the token has, so that nothing has to be generated. */
export const isAsItIs = ({ has, template, subdomain, domain }: AutomationState): boolean =>
  has !== null && has.template === template && has.subdomain === subdomain && has.domain === domain;

export function automationReducer(state: AutomationState, event: AutomationEvent): AutomationState {
  switch (event.type) {
    case "opened":
      return { ...closedAutomation, token: event.token, subdomain: event.subdomain };
    case "found": {
      const { has } = event;
      return { ...state, has, template: has.template, subdomain: has.subdomain, domain: has.domain };
    }
    case "wished":
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
