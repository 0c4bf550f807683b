import type { Deck } from "#contract/deck.ts";
import type { TemplateId } from "#contract/website.ts";
import { editorMarks, noMarks } from "./marks.ts";
import type { Page, Rendered } from "./parts.ts";
import type { SiteFacts } from "./site-facts.ts";
import { sitePage } from "./site-page.ts";
import { renderTemplate1 } from "./template1/render.ts";
import { renderTemplate2 } from "./template2/render.ts";
import { renderTemplate3 } from "./template3/render.ts";
import { renderTemplate4 } from "./template4/render.ts";
import { renderTemplate5 } from "./template5/render.ts";

export { copyScript } from "./copy-script.ts";
export type { CastPictures, SiteFacts } from "./site-facts.ts";

/** README.md says what else a new template needs. */
const templates: Record<TemplateId, (page: Page) => Rendered> = {
  template1: renderTemplate1,
  template2: renderTemplate2,
  template3: renderTemplate3,
  template4: renderTemplate4,
  template5: renderTemplate5,
};

export const finishedTemplates: readonly TemplateId[] = Object.keys(templates) as TemplateId[];

/**
 * A whole HTML document. `marks` names the place of each text and picture in `data-part`, and each part in
 * `data-section`, for an editor. Throws for a template that is not in `finishedTemplates`.
 */
export const renderSite = (
  templateId: TemplateId,
  deck: Deck,
  facts: SiteFacts,
  { marks = false }: { marks?: boolean } = {},
): string => {
  // The id may come from a database that another version has written.
  if (!Object.hasOwn(templates, templateId)) throw new Error(`Template ${templateId} is not finished.`);
  return sitePage({ deck, facts, marks: marks ? editorMarks : noMarks }, templates[templateId]);
};
