import type { SectionId } from "#contract/deck.ts";
import { html, type SafeHtml } from "../html.ts";
import * as parts from "../parts.ts";

const section = (
  page: parts.Page,
  id: SectionId,
  body: SafeHtml,
  kind = "",
  beside: SafeHtml | null = null,
): SafeHtml =>
  parts.section(
    page,
    id,
    kind,
    html`<div class="wrap"><div class="at">${parts.sectionTitle(page, id)}${beside}</div><div>${body}</div></div>`,
  );

const step = (page: parts.Page) => (path: string, at: number) =>
  html`
  <li><span class="big" aria-hidden="true">${at + 1}</span>${parts.headed(page, path, "p.soft")}</li>
`;

export const sections: parts.Sections = {
  story: (page) => section(page, "story", html`${parts.story(page)}`, "story", parts.pose(page, "think")),
  howToBuy: (page) => {
    const steps = html`<ol class="steps">${parts.steps(page, step(page))}</ol>`;
    return section(
      page,
      "howToBuy",
      html`${steps}${parts.notOpenYet(page, "soft")}`,
      "band",
      parts.pose(page, "point"),
    );
  },
  tokenomics: (page) => {
    const facts = html`<dl class="facts">${parts.numbers(page, "dd.big", "dd.soft")}</dl>`;
    const words = html`${parts.text(page, "tokenomics.intro")}${facts}`;
    return section(page, "tokenomics", words, "count", parts.pose(page, "sit"));
  },
  chart: (page) => {
    const trade = html`<div class="trade">${parts.text(page, "chart.text")}${parts.chartLink(page)}${parts.pose(page, "sleep")}</div>`;
    return section(page, "chart", trade);
  },
  roadmap: (page) => {
    const phases = parts.phases(page, (path) => html`<li>${parts.headed(page, path, "p.soft")}</li>`);
    return section(page, "roadmap", html`<ol class="rail">${phases}</ol>`);
  },
  community: (page) => {
    const places = parts.places(page, "links", "soft", parts.placeCard("soft"));
    const wall = html`${parts.stickers(page, "Stickers, free to take")}${parts.memes(page, "Memes, free to post")}`;
    const words = html`${parts.text(page, "community.text")}${places}${wall}`;
    return section(page, "community", words, "people", parts.pose(page, "wave"));
  },
  faq: (page) => section(page, "faq", html`${parts.questions(page)}`, "", parts.pose(page, "facepalm")),
};
