import type { CreativeResult } from "#contract/generation.ts";
import type { ImageStyle } from "#contract/image-style.ts";
import type { SocialLinks } from "#contract/social-links.ts";
import type { TemplateId } from "#contract/template.ts";
import type { Token } from "#contract/token.ts";
import type { WizardStep } from "#contract/wizard.ts";

/** What is typed and chosen in the wizard, kept as it is typed until saved or discarded. */
export interface WizardDraft {
  step: WizardStep;
  prompt: string;
  style: ImageStyle;
  /** What was generated or loaded; its id is null until it is saved. */
  token: Token | null;
  suggestions: CreativeResult["suggestions"];
  notice: string | null;
  name: string;
  ticker: string;
  narrative: string;
  template: TemplateId | null;
  designPrompt: string;
  subdomain: string;
  /** Whether the subdomain was typed, so that a suggestion must not replace it. */
  subdomainTyped: boolean;
  domain: string | null;
  social: SocialLinks;
  websiteId: string | null;
  previewUrl: string | null;
}

export const emptyDraft: WizardDraft = {
  step: 1,
  prompt: "",
  style: "cartoon",
  token: null,
  suggestions: [],
  notice: null,
  name: "",
  ticker: "",
  narrative: "",
  template: "template1",
  designPrompt: "",
  subdomain: "",
  subdomainTyped: false,
  domain: null,
  social: {},
  websiteId: null,
  previewUrl: null,
};

/** Whether a draft holds anything its creator would miss. */
export const worthKeeping = (draft: WizardDraft): boolean =>
  draft.prompt.trim() !== "" || draft.token !== null;
