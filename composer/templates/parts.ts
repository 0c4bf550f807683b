import { type Deck, type SectionId, visibleSections } from "#contract/deck.ts";
import type { PoseName } from "../drawing/kit.ts";
import type { Face } from "./fonts/faces.ts";
import { html, pictureUrl, type SafeHtml, trusted, webUrl } from "./html.ts";
import { buyUrlOf, colophon } from "./launch-state.ts";
import type { Marks } from "./marks.ts";
import { socialPlaces } from "./page-head.ts";
import type { SiteFacts } from "./site-facts.ts";

/**
 * What every part of a page is made from. With `thrift` it leaves out what is there for joy alone: the words
 * need the room.
 */
export interface Page {
  deck: Deck;
  facts: SiteFacts;
  marks: Marks;
  thrift: boolean;
}

/** What a template makes of it; `sitePage` puts head, faces and the one script around. */
export interface Rendered {
  themeColour: string;
  css: string;
  /** What the page needs most first, two at most. Those that no longer fit are left to the system. */
  faces?: readonly Face[];
  /** From the skip link to the footer. */
  body: SafeHtml;
}

/** One function a part; the deck says which are shown and in what order. */
export type Sections = Record<SectionId, (page: Page) => SafeHtml>;

/** The parts that are shown, and the banner after so many of them, or after all where there are fewer. */
export const shownSections = (
  page: Page,
  sections: Sections,
  banner: SafeHtml | null = null,
  after = 0,
): SafeHtml[] => {
  const shown = visibleSections(page.deck).map((id) => sections[id](page));
  return banner ? shown.toSpliced(after, 0, banner) : shown;
};

/** Where a part stands among those that are shown: 1, 2 and so on. */
export const placeOf = (deck: Deck, id: SectionId): number => visibleSections(deck).indexOf(id) + 1;

/**
 * A link a part, in words of the template's own; what it has no word for is left out. No menu is made of
 * nothing.
 */
export const menu = (
  deck: Deck,
  names: Partial<Record<SectionId, string>>,
  before: (id: SectionId) => SafeHtml | null = () => null,
  kind: string | null = null,
): SafeHtml | null => {
  const shown = visibleSections(deck).filter((id) => id in names);
  const links = shown.map((id) => html`<a href="#${id}">${before(id)}${names[id]}</a>`);
  const classes = kind !== null && html` class="${kind}"`;
  return links.length === 0 ? null : html`<nav${classes} lang="en" aria-label="On this page">${links}</nav>`;
};

/** The element of a part, which its title names. Without a `kind` it has no class. */
export const section = ({ marks }: Page, id: SectionId, kind: string | null, body: SafeHtml): SafeHtml => {
  const classes = kind !== null && html` class="${kind}"`;
  return html`
    <section id="${id}"${marks.section(id)}${classes} aria-labelledby="${id}-title">${body}</section>
  `;
};

export const sectionTitle = ({ deck, marks }: Page, id: SectionId): SafeHtml =>
  html`<h2 id="${id}-title"${marks.part(`${id}.title`)} dir="auto">${deck[id].title}</h2>`;

/** A text of the deck by its path ("faq.items.2.question"), in an element given as `tag` or `tag.class`. */
export const text = ({ deck, marks }: Page, path: string, element = "p"): SafeHtml => {
  const [tag = "p", ...classes] = element.split(".");
  const kind = classes.length > 0 && html` class="${classes.join(" ")}"`;
  return html`<${trusted(tag)}${kind}${marks.part(path)} dir="auto">${wordsAt(deck, path)}</${trusted(tag)}>`;
};

const wordsAt = (deck: Deck, path: string): string => {
  let value: unknown = deck;
  for (const key of path.split(".")) value = Object(value)[key];
  return String(value);
};

export const story = (page: Page): SafeHtml[] =>
  page.deck.story.paragraphs.map((_, at) => text(page, `story.paragraphs.${at}`));

/** What a step and a phase say: a heading and a text. */
export const headed = (page: Page, path: string, element = "p"): SafeHtml =>
  html`${text(page, `${path}.title`, "h3")}${text(page, `${path}.text`, element)}`;

/** The steps to buy, or the phases of the plan, in items that the template opens and closes. */
export const steps = (page: Page, item: (path: string, at: number) => SafeHtml): SafeHtml[] =>
  page.deck.howToBuy.steps.map((_, at) => item(`howToBuy.steps.${at}`, at));

export const phases = (page: Page, item: (path: string, at: number) => SafeHtml): SafeHtml[] =>
  page.deck.roadmap.phases.map((_, at) => item(`roadmap.phases.${at}`, at));

/** Until there is an address to check, nothing can be bought. */
export const notOpenYet = ({ facts }: Page, kind: string): SafeHtml | null =>
  facts.mintAddress === null ? html`<p class="${kind}" lang="en">Trading is not open yet.</p>` : null;

type Fact = Deck["tokenomics"]["facts"][number];

/** The token's numbers, as rows of a `dl`; a value is a `dd` as given, or what the template makes of it. */
export const numbers = (
  page: Page,
  value: string | ((path: string, fact: Fact) => SafeHtml),
  note: string,
): SafeHtml[] =>
  page.deck.tokenomics.facts.map((fact, at) => {
    const path = `tokenomics.facts.${at}`;
    return html`
      <div>
        ${text(page, `${path}.label`, "dt")}
        ${typeof value === "string" ? text(page, `${path}.value`, value) : value(`${path}.value`, fact)}
        ${fact.note && text(page, `${path}.note`, note)}
      </div>
    `;
  });

const soonInBold = html`<strong>Launching soon.</strong>`;

export const chartLink = ({ facts }: Page, kind = "btn", soon: SafeHtml = soonInBold): SafeHtml => {
  const url = webUrl(facts.launchpadTokenUrl);
  return url
    ? link(url, kind, `See ${facts.ticker} on ${facts.launchpadName}`)
    : html`<p lang="en">${soon} The chart opens with the first trade on ${facts.launchpadName}.</p>`;
};

type Place = ReturnType<typeof socialPlaces>[number];

/** A place as a card: the whole of it is the link. */
export const placeCard =
  (kind: string | null = null, before: (at: number) => SafeHtml | null = () => null) =>
  ({ name, url, shown }: Place, at: number): SafeHtml =>
    html`
    <li>
      <a href="${url}" rel="noopener nofollow">
        ${before(at)}<strong>${name}</strong><span${kind && html` class="${kind}"`}>${shown}</span>
      </a>
    </li>
  `;

/** Where the token's people meet, as a `ul`; before there is such a place, a word about that. */
export const places = (
  { facts }: Page,
  list: string | null,
  empty: string,
  item: (place: Place, at: number) => SafeHtml,
): SafeHtml => {
  const all = socialPlaces(facts);
  return all.length > 0
    ? html`<ul${list && html` class="${list}"`}>${all.map(item)}</ul>`
    : html`<p class="${empty}" lang="en">Community links will be listed here.</p>`;
};

/** Questions that open on their answers. */
export const questions = (
  page: Page,
  answer = "p",
  isOpen: (at: number) => boolean = () => false,
): SafeHtml[] =>
  page.deck.faq.items.map(
    (_, at) => html`
      <details${isOpen(at) && html` open=""`}>
        ${text(page, `faq.items.${at}.question`, "summary")}${text(page, `faq.items.${at}.answer`, answer)}
      </details>
    `,
  );

export const skipLink = html`<a class="skip" lang="en" href="#main">Skip to content</a>`;

const link = (url: string, kind: string, label: string): SafeHtml =>
  html`<a class="${kind}" lang="en" href="${url}" rel="noopener nofollow">${label}</a>`;

/** Where to buy, or what stands there until then. */
export const buyLink = (
  { facts }: Page,
  soon: SafeHtml | null,
  kind = "btn",
  label?: string,
): SafeHtml | null => {
  const url = buyUrlOf(facts);
  return url ? link(url, kind, label ?? `Buy ${facts.ticker} on ${facts.launchpadName}`) : soon;
};

export const launchingSoon = html`<p class="soon" lang="en">Launching soon</p>`;

/**
 * What stands in the place of the mint address until there is one, in an element given as `tag` or
 * `tag.class`.
 */
export const noAddressYet = (element = "p"): SafeHtml => {
  const [tag = "p", ...classes] = element.split(".");
  const kind = classes.length > 0 && html` class="${classes.join(" ")}"`;
  return html`
    <${trusted(tag)}${kind} lang="en">
      Shown here the moment the token is launched. Until then, any address you are sent is not ours.
    </${trusted(tag)}>
  `;
};

/** Shown by the page's one script alone (copy-script.ts). */
export const copyButton = (address: string, kind = "copy"): SafeHtml => html`
  <button class="${kind}" lang="en" type="button" data-copy="${address}" hidden>
    <span aria-live="polite">Copy</span>
  </button>
`;

/** The mint address as one text, with its button. */
export const addressAndCopy = (address: string, kind = "copy"): SafeHtml =>
  html`<code id="mint">${address}</code>${copyButton(address, kind)}`;

/** The hero alone on nothing, where it was drawn so. */
const cutOutOf = ({ facts, thrift }: Page): string | null => (thrift ? null : poseUrl(facts, "hero"));

const poseUrl = ({ cast }: SiteFacts, pose: PoseName): string | null =>
  pictureUrl(cast?.poses.find(({ name }) => name === pose)?.url);

/** Whether the page shows the hero and its poses. What is for them alone is asked for where it does. */
export const hasCast = (page: Page): boolean => cutOutOf(page) !== null;

/** The hero where it was drawn alone, else the logo, else what the template draws in its place. */
export const logo = (page: Page, otherwise: SafeHtml): SafeHtml => {
  const { facts, marks } = page;
  const cutOut = cutOutOf(page);
  const url = cutOut ?? pictureUrl(facts.logoUrl);
  return url
    ? html`
      <img${cutOut && html` class="cut"`}${marks.part("logo")} src="${url}" alt="${facts.name} logo"
        width="512" height="512" fetchpriority="high">
    `
    : otherwise;
};

/** The hero in a pose, where it was drawn, in what the template puts around it. It is there for the eye alone. */
export const pose = (
  page: Page,
  name: PoseName,
  around: (picture: SafeHtml) => SafeHtml = (picture) => picture,
): SafeHtml | null => {
  const url = poseUrl(page.facts, name);
  if (url === null || !hasCast(page)) return null;
  return around(
    html`
      <img class="pose as-${name}" src="${url}" alt="" width="384" height="384" loading="lazy" decoding="async">
    `,
  );
};

/** The stickers, to be looked at and kept, as a `ul` under their own heading. */
export const stickers = (page: Page, heading: string): SafeHtml | null => {
  const { name, cast } = page.facts;
  const all = (cast?.stickers ?? []).map((each) => ({
    ...each,
    says: each.name === "hero" ? name : each.name,
  }));
  return keepsakes(page, heading, { kind: "stickers", side: 512, all });
};

/** The captioned pictures, in the same way; in the stickers' list where a template has no other for them. */
export const memes = (page: Page, heading: string, kind = "memes"): SafeHtml | null => {
  const { name, cast } = page.facts;
  const all = (cast?.memes ?? []).map((each) => ({ ...each, says: `A meme of ${name}` }));
  return keepsakes(page, heading, { kind, side: 640, all });
};

interface Keepsakes {
  kind: string;
  /** Pixels. */
  side: number;
  all: readonly { url: string; says: string }[];
}

const keepsakes = (page: Page, heading: string, { kind, side, all }: Keepsakes): SafeHtml | null => {
  const items = all.flatMap(({ url, says }) => {
    const src = pictureUrl(url);
    if (src === null) return [];
    const picture = html`
      <img src="${src}" alt="${says}" width="${side}" height="${side}" loading="lazy" decoding="async">
    `;
    // A page that carries its pictures is a preview: there is no file to keep yet.
    const isFile = !src.startsWith("data:");
    return isFile
      ? html`<li><a href="${src}" download="" rel="noopener">${picture}<span>Save</span></a></li>`
      : html`<li>${picture}</li>`;
  });
  if (items.length === 0 || !hasCast(page)) return null;
  return html`<h3 class="take" lang="en">${heading}</h3><ul class="${kind}" lang="en">${items}</ul>`;
};

/** The banner within its frame, where there is one. */
export const banner = (
  { facts, marks }: Page,
  frame: (picture: SafeHtml) => SafeHtml,
  otherwise: SafeHtml | null = null,
): SafeHtml | null => {
  const url = pictureUrl(facts.bannerUrl);
  if (!url) return otherwise;
  return frame(
    html`<img${marks.part("banner")} src="${url}" alt="${facts.name} banner" width="1500" height="500">`,
  );
};

/**
 * The banner's act without the name, where it was drawn so: a page says its name once, in large letters, and not again
 * in others.
 */
export const panorama = (
  page: Page,
  frame: (picture: SafeHtml) => SafeHtml,
  otherwise: SafeHtml | null = null,
): SafeHtml | null => {
  const { cast, bannerUrl } = page.facts;
  const drawn = page.thrift || bannerUrl === null || !cast ? null : poseUrl(page.facts, "panorama");
  return banner({ ...page, facts: { ...page.facts, bannerUrl: drawn ?? bannerUrl } }, frame, otherwise);
};

export const disclaimer = (page: Page, element = "p"): SafeHtml => text(page, "disclaimer", element);

/** Who made the site and where to report it, as a `ul`. */
export const imprint = ({ facts }: Page, kind: string | null = null): SafeHtml => {
  const lines = colophon(facts).map((each) => html`<li>${each}</li>`);
  return html`<ul${kind && html` class="${kind}"`} lang="en">${lines}</ul>`;
};
