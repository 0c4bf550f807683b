import { type SectionId, sectionIds } from "#contract/deck.ts";
import type { TemplateId } from "#contract/website.ts";
import type { PartRequest } from "./design/parts.ts";

/**
 * The parts that a new page shows and their order: each template tells a token in a way of its own. Those that are
 * left out are hidden, and shown again where a prompt or the editor asks for them.
 */
const shown: Record<TemplateId, readonly SectionId[]> = {
  template1: ["tokenomics", "story", "howToBuy", "community", "faq"],
  template2: ["chart", "story", "howToBuy", "roadmap", "community", "faq"],
  template3: ["story", "faq", "tokenomics", "howToBuy", "community"],
  template4: ["story", "community", "howToBuy", "roadmap", "tokenomics", "faq"],
  template5: ["story", "roadmap", "community", "chart", "howToBuy", "faq"],
};

/** A page of no template in particular shows all of them. */
export const partsFor = (template: TemplateId | null): PartRequest => {
  if (template === null) return { hidden: [], order: [...sectionIds] };
  const order = shown[template];
  const hidden = sectionIds.filter((id) => !order.includes(id));
  return { hidden, order: [...order, ...hidden] };
};
