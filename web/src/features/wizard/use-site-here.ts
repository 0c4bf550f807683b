import { hasUnknownWebsite, type WizardDraft } from "../../wizard-draft.ts";
import { useQueue } from "../outbox/use-queue.ts";
import { useReachable } from "../server/use-reachable.ts";

/** Whether this device shows the draft's website by itself, and why. */
export interface SiteHere {
  /** The server does not answer or does not have the token yet. */
  isHere: boolean;
  /** Something of the token waits to be sent. */
  isQueued: boolean;
  /** Making the website waits to be sent. */
  waits: boolean;
  /** The server made one that this device does not have. */
  isUnknown: boolean;
}

export function useSiteHere(draft: WizardDraft): SiteHere {
  const queue = useQueue(draft.token?.id);
  const isReachable = useReachable();
  const isQueued = queue.length > 0;
  const isHere = !draft.websiteId && (!isReachable || isQueued);
  return {
    isHere,
    isQueued,
    waits: queue.some(({ kind }) => kind === "make-website@1"),
    isUnknown: isHere && hasUnknownWebsite(draft),
  };
}
