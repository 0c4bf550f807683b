import type { SectionId } from "#contract/deck.ts";
import { html, type SafeHtml } from "./html.ts";

/** Attributes by which an editor finds the element of a text. A page for visitors has none of them. */
export interface Marks {
  /** Where a text stands in the deck ("faq.items.2.question"), or "logo", or "banner". */
  part(path: string): SafeHtml | null;
  section(id: SectionId): SafeHtml | null;
}

export const noMarks: Marks = { part: () => null, section: () => null };

export const editorMarks: Marks = {
  part: (path) => html` data-part="${path}"`,
  section: (id) => html` data-section="${id}"`,
};
