import type { Token } from "./token.ts";

export type WizardStep = 1 | 2 | 3 | 4;

/** Step 1's ways to a token. Trends is shown and disabled. */
export const generationMethods = ["creative", "manual", "import", "trends"] as const;
export type GenerationMethod = (typeof generationMethods)[number];

const clamp = (step: number): WizardStep => Math.min(4, Math.max(1, Math.trunc(step))) as WizardStep;

/** The step the wizard opens an existing token at. A step in the query wins, clamped; one that is no number means 2. */
export function entryStep(
  token: Pick<Token, "name" | "ticker" | "narrative" | "image_url" | "website_url">,
  queryStep: string | number | undefined,
): WizardStep {
  if (queryStep !== undefined && queryStep !== "") {
    const step = Number(queryStep);
    return Number.isFinite(step) ? clamp(step) : 2;
  }
  if (token.website_url) return 4;
  const complete = token.name && token.ticker && token.narrative && token.image_url;
  return complete ? 3 : 2;
}

export interface WebsiteStep {
  premium: boolean;
  subdomain: string;
  template: string | null;
  hasWebsite: boolean;
  premiumPrompt: string;
}

/** Whether step 3 may continue. */
export function websiteStepReady(step: WebsiteStep): boolean {
  if (!step.subdomain) return false;
  if (step.premium) return step.premiumPrompt.trim() !== "";
  return step.hasWebsite || step.template !== null;
}
