import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import type { SocialLinks } from "#contract/primitives.ts";
import { type TemplateId, templateNames } from "#contract/website.ts";

const sections: Record<SectionId, string> = {
  story: "Your story",
  howToBuy: "How to buy",
  tokenomics: "Tokenomics",
  chart: "Chart and launchpad link",
  roadmap: "Roadmap",
  community: "Community",
  faq: "Questions and answers",
};

const densities: Record<Deck["look"]["density"], string | null> = {
  airy: "Roomy spacing",
  normal: null,
  compact: "Compact spacing",
};

/** What a website has, in a visitor's words: its design, its options, its parts in order. */
export function siteFeatures(templateId: TemplateId, deck: Deck, social: SocialLinks): string[] {
  const { accent, dark, density } = deck.look;
  return [
    `${templateNames[templateId]} design`,
    dark ? "Dark look" : null,
    accent && `Accent color ${accent}`,
    densities[density],
    ...visibleSections(deck).map((id) => sections[id]),
    Object.keys(social).length > 0 ? "Social links" : null,
  ].filter((feature) => feature !== null);
}

/** The features of a premium page, of which only the frame around the model's part is known. */
export const pageFeatures = (social: SocialLinks): string[] => [
  "A custom design",
  "Mint address and launchpad link",
  ...(Object.keys(social).length > 0 ? ["Social links"] : []),
];
