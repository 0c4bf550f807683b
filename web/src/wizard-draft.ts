import type { Palette } from "#composer/palette.ts";
import type { CreativeResult, ImageStyle } from "#contract/generation.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import type { Token } from "#contract/token.ts";
import type { TemplateId } from "#contract/website.ts";
import type { GenerationMethod, WizardStep } from "#contract/wizard.ts";

/** The input for a manual token. Its picture is in a table of its own. */
export interface ManualEntry {
  name: string;
  ticker: string;
  description: string;
  generateBanner: boolean;
  /** The idempotency key of saving it, so that a lost answer does not make two. Empty before the first attempt. */
  attempt: string;
}

export const emptyEntry: ManualEntry = {
  name: "",
  ticker: "",
  description: "",
  generateBanner: true,
  attempt: "",
};

/** How a token was made on this device, so that its pictures can be drawn again and its site be written. */
export interface Recipe {
  /** Its id here, and on the server once that has it. */
  tokenId: string;
  prompt: string;
  style: ImageStyle;
  /** The seed of its words. */
  seed: string;
  /** The seed of the shown pictures, and how many others there were. */
  art: string;
  tries: number;
  palette: Palette;
}

/** What a website is made with. */
export interface SiteChoice {
  template: TemplateId | null;
  designPrompt: string;
  /** Null for a website from a template. */
  premiumPrompt: string | null;
  subdomain: string;
  domain: string | null;
  social: SocialLinks;
}

/** How a website looks: what can be brought back. */
export type LookChoice = Pick<SiteChoice, "template" | "designPrompt">;

/** The input of the wizard, stored as it is typed until the token is saved or the draft discarded. */
export interface WizardDraft {
  step: WizardStep;
  method: GenerationMethod;
  manual: ManualEntry;
  prompt: string;
  style: ImageStyle;
  /** The generated or loaded token; its id is null until it is saved. */
  token: Token | null;
  /** Null if the server composed it. */
  recipe: Recipe | null;
  /** The idea that its token was made of; empty where this device does not know it. */
  madeOf: string;
  suggestions: CreativeResult["suggestions"];
  /** Stories that the composer told, and those that they took the place of, the oldest first; empty before the second. */
  stories: readonly string[];
  notice: string | null;
  name: string;
  ticker: string;
  narrative: string;
  template: TemplateId | null;
  /** A message a line; the last line is the one that is being typed. */
  designPrompt: string;
  /** The looks that stood for a while before, the oldest first. */
  earlierLooks: readonly LookChoice[];
  /** A website from a prompt alone, in place of a template. */
  premium: boolean;
  premiumPrompt: string;
  subdomain: string;
  /** Whether the subdomain was typed, so that a suggestion must not replace it. */
  subdomainTyped: boolean;
  domain: string | null;
  social: SocialLinks;
  websiteId: string | null;
  previewUrl: string | null;
  /** What the shown website was made with; null if there is none. */
  madeWith: SiteChoice | null;
}

export const emptyDraft: WizardDraft = {
  step: 1,
  method: "creative",
  manual: emptyEntry,
  prompt: "",
  style: "cartoon",
  token: null,
  recipe: null,
  madeOf: "",
  suggestions: [],
  stories: [],
  notice: null,
  name: "",
  ticker: "",
  narrative: "",
  template: "template1",
  designPrompt: "",
  earlierLooks: [],
  premium: false,
  premiumPrompt: "",
  subdomain: "",
  subdomainTyped: false,
  domain: null,
  social: {},
  websiteId: null,
  previewUrl: null,
  madeWith: null,
};

/** True if the draft has anything that its creator would miss. */
export const worthKeeping = (draft: WizardDraft): boolean =>
  draft.prompt.trim() !== "" || draft.token !== null || isBegun(draft.manual);

const isBegun = ({ name, ticker, description }: ManualEntry): boolean =>
  `${name}${ticker}${description}`.trim() !== "";

/** True if the name, ticker or story differ from the token's. A token on chain cannot be edited. */
export function isEdited({ token, name, ticker, narrative }: WizardDraft): boolean {
  if (!token || token.mint_address || token.origin === "IMPORTED") return false;
  return token.name !== name || token.ticker !== ticker || token.narrative !== narrative;
}

/** True if the user has typed anything since opening a saved token. */
export function hasTyped(draft: WizardDraft): boolean {
  const { designPrompt, premiumPrompt, social, subdomainTyped, websiteId } = draft;
  const asked = [designPrompt, premiumPrompt, ...Object.values(social)];
  const isAddressed = subdomainTyped && websiteId === null;
  return (
    isEdited(draft) ||
    isAddressed ||
    asked.some((text) => text?.trim()) ||
    worthKeeping({ ...draft, token: null })
  );
}

/** True if both drafts have the result of the same generation, on the server or here. */
export function isSameGeneration(one: WizardDraft, other: WizardDraft): boolean {
  const session = one.token?.session_id;
  const isSession = Boolean(session) && other.token?.session_id === session;
  return isSession || (one.recipe !== null && other.recipe?.tokenId === one.recipe.tokenId);
}

/** True if the server has a website of the token that this device has never seen. */
export const hasUnknownWebsite = ({ token, websiteId }: WizardDraft): boolean =>
  websiteId === null && Boolean(token?.website_url);

/** The name of a draft whose token has none yet. */
export const draftTitle = ({ name, prompt, manual }: WizardDraft): string =>
  name || prompt || manual.name || manual.ticker || manual.description;
