import { createStore } from "zustand/vanilla";
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

export interface LiveSite {
  url: string;
  /** ISO 8601. */
  until: string | null;
  views: number;
}

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
  /** The token's website on the web, or on its way there. */
  live: LiveSite | "coming" | null;
  /** A live website's state is shown, until its owner wants another template or address. */
  isChanging: boolean;
  /** A configuration that waits for the launch, as it was saved. */
  saved: { template: TemplateId; subdomain: string; domain: string } | null;
  previewing: boolean;
  previewUrl: string | null;
  progress: AutomationProgress | null;
  /** What was saved waits on this device: the server has yet to hear it. */
  waits: boolean;
  /** Why it cannot start, or why it failed. */
  error: string | null;
  liveUrl: string | null;
}

export const closedAutomation: AutomationState = {
  token: null,
  page: 1,
  website: true,
  template: defaultTemplateId,
  subdomain: "",
  domain: null,
  has: null,
  live: null,
  isChanging: false,
  saved: null,
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

/** True if the token has the chosen website already, so that nothing has to be generated. */
export const isAsItIs = ({ has, template, subdomain, domain }: AutomationState): boolean =>
  has !== null && has.template === template && has.subdomain === subdomain && has.domain === domain;

/** The automation modal, which any screen opens. */
export const automationStore = createStore<AutomationState>(() => closedAutomation);
