import { chainBytes } from "./limits.ts";
import { utf8Bytes } from "./primitives.ts";
import type { Token } from "./token.ts";

export type WizardStep = 1 | 2 | 3 | 4;

/** The methods of step 1. Trends is shown disabled. */
export const generationMethods = ["creative", "manual", "import", "trends"] as const;
export type GenerationMethod = (typeof generationMethods)[number];

const clamp = (step: number): WizardStep => Math.min(4, Math.max(1, Math.trunc(step))) as WizardStep;

/**
 * The step the wizard opens an existing token at. A step in the query wins, clamped; one that is no number
 * means 2.
 */
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

/** The hint below the name if it is too long for a launchpad; else null. */
export function nameHint(name: string): string | null {
  const bytes = utf8Bytes(name.trim());
  if (bytes <= chainBytes.name) return null;
  return `The launchpad allows names of up to ${chainBytes.name} bytes; this one has ${bytes}. Shorten it before you launch.`;
}

/** The quality hint below the narrative field. Length alone is no merit: what is hammered in gets no praise. */
export function narrativeHint(narrative: string): "Great narrative!" | "Good length" | "Add more detail" {
  if (narrative.length <= 100 || isGibberish(narrative)) return "Add more detail";
  return narrative.length > 200 ? "Great narrative!" : "Good length";
}

/** One word again and again, or mostly what nobody can pronounce. */
function isGibberish(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{M}']+/gu) ?? [];
  const odd = words.filter((word) => UNSPEAKABLE.test(word)).length;
  // In scripts without spaces a sentence is one word.
  const isRepeated = words.length > 8 && new Set(words).size < words.length / 5;
  return words.length === 0 || odd > words.length / 2 || isRepeated;
}

/** A letter four times in a row, seven consonants in a row, four and nothing else, or forty letters without a break. */
const UNSPEAKABLE = /(\p{L})\1{3}|[bcdfghjklmnpqrstvwxz]{7}|^[bcdfghjklmnpqrstvwxz]{4,}$|^[a-zà-ÿ]{40,}$/u;

/** What a token is called. */
export interface Called {
  name: string;
  ticker: string;
}

/**
 * A text with another name and ticker in it, wherever they stand as words. The name counts in any letter
 * case, the ticker in capitals alone: it is the ticker that is meant where it is the name in capitals.
 */
export function renameIn(text: string, before: Called, after: Called): string {
  const words = [before.name, before.ticker].filter((word) => word !== "");
  if (words.length === 0) return text;
  const longestFirst = words.sort((one, other) => other.length - one.length).map(escapeRegExp);
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "giu");
  const isName = new RegExp(`^${escapeRegExp(before.name)}$`, "iu");
  const keepsName = before.name === after.name;
  return text.replace(pattern, (word: string, at: number) => {
    const isCoin = word !== before.name || keepsName || text[at - 1] === "$";
    if (word === before.ticker && isCoin) return after.ticker;
    return isName.test(word) && !keepsName ? after.name : word;
  });
}

const escapeRegExp = (word: string): string => word.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
