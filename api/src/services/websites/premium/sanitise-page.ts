import sanitizeHtml from "sanitize-html";
import type { PremiumPage } from "../../../db/site-source.ts";
import { plainWords } from "../../../gateways/models/plain-words.ts";
import { scrubCss, scrubStyle } from "./scrub-css.ts";

const split = (names: string): string[] => names.trim().split(/\s+/);

const wordTags = split(`
  header main section article aside nav footer div p span h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote
  figure figcaption strong em b i u s small sub sup mark br hr table caption thead tbody tfoot tr th td
  details summary time address a img
`);
const drawingTags = split(`
  svg g path circle rect ellipse line polyline polygon defs lineargradient radialgradient stop title text
  tspan
`);
const everywhere = ["class", "id", "style", "role", "dir", "lang", "title", "aria-*"];
const drawingAttributes = split(`
  viewbox width height d cx cy r rx ry x y x1 y1 x2 y2 dx dy points fill stroke stroke-width
  stroke-linecap stroke-linejoin stroke-dasharray opacity fill-opacity stroke-opacity fill-rule transform
  offset stop-color stop-opacity gradientunits gradienttransform preserveaspectratio text-anchor font-size
  font-weight focusable
`);

/** The most characters, and the most tags and entities, that are read: depth slows the parser down. */
const MOST_ANSWER = 200_000;
const MOST_MARKS = 3_000;

/** The one place that a link may lead to: what the page around it says of the launch. */
export const LAUNCH = "#launch";

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...wordTags, ...drawingTags],
  allowedAttributes: {
    "*": everywhere,
    a: ["href"],
    img: ["src", "alt", "width", "height"],
    td: ["colspan", "rowspan"],
    th: ["colspan", "rowspan", "scope"],
    details: ["open"],
    ...Object.fromEntries(drawingTags.map((tag) => [tag, [...everywhere, ...drawingAttributes]])),
  },
  allowedSchemes: [],
  allowedSchemesAppliedToAttributes: [],
  allowProtocolRelative: false,
  nonTextTags: ["style", "script", "textarea", "option", "noscript", "title", "template", "iframe", "object"],
  nestingLimit: 40,
  parseStyleAttributes: false,
  transformTags: { "*": (tagName, attribs) => ({ tagName, attribs: filterAttributes(tagName, attribs) }) },
  exclusiveFilter: ({ tag, attribs }) => tag === "img" && attribs.src === undefined,
  textFilter: cleanWords,
};

/** Matches what could load a file: a path or a file's name behind an opening bracket, or "url" anywhere. */
const CALLS_FOR_MORE = /\((?:[^()/.]|\.(?![a-z]))*(?:\/|\.[a-z])|url/i;

/** Attributes that cannot point elsewhere. */
function filterAttributes(tag: string, attribs: Record<string, string>): Record<string, string> {
  const kept = Object.entries(attribs).flatMap(([name, value]): [string, string][] => {
    if (name === "style") return [[name, scrubStyle(value)]];
    if (tag === "a" && name === "href") return value.trim() === LAUNCH ? [[name, LAUNCH]] : [];
    if (tag === "img" && name === "src")
      return /^(?:logo|banner)$/.test(value.trim()) ? [[name, value.trim()]] : [];
    if (/:|\/\//.test(value.replace(/^\s*[\w-]+\s*$/, ""))) return [];
    const isGradient = /^url\(#[\w-]+\)$/.test(value.trim());
    return isGradient || !CALLS_FOR_MORE.test(value) ? [[name, value]] : [];
  });
  return Object.fromEntries(kept);
}

/** Removes sentences that lead elsewhere; the spaces around the text stay. */
function cleanWords(text: string): string {
  const inner = text.trim();
  const at = text.indexOf(inner);
  return text.slice(0, at) + plainWords(inner) + text.slice(at + inner.length);
}

/** Sanitises a model's HTML: no scripts, forms, frames, handlers, foreign addresses or pictures. */
export function sanitisePage(answer: string): PremiumPage {
  const html = documentIn(answer);
  const css = [...html.matchAll(/<style\b[^>]*>([\s\S]*?)(?:<\/style|$)/gi)].map(([, sheet = ""]) => sheet);
  return { css: scrubCss(css.join("\n")), body: sanitizeHtml(html, rules).trim() };
}

/** The page from its first tag to its last, without the fences and words around it. */
function documentIn(answer: string): string {
  const text = answer.replace(/^\s*<think>[\s\S]*?(?:<\/think>|$)/, "").slice(0, MOST_ANSWER);
  const start = text.search(/<[a-z!]/i);
  const end = text.lastIndexOf(">");
  return start < 0 || end < start ? "" : withFewMarks(text.slice(start, end + 1));
}

/** The page up to the last mark that is read. */
function withFewMarks(html: string): string {
  let marks = 0;
  for (const { index } of html.matchAll(/[<&]/g)) {
    if (++marks > MOST_MARKS) return html.slice(0, index);
  }
  return html;
}

const INLINE = /<\/?(?:span|strong|em|b|i|u|s|small|sub|sup|mark|a|text|tspan)\b[^>]*>/gi;

/** What a visitor reads, as text. */
export const textOf = ({ body }: PremiumPage): string =>
  body
    .replace(INLINE, "")
    .replace(/<[^>]*>/g, "\n")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&")
    .replace(/[ \t]+/g, " ")
    .replace(/\s*\n\s*/g, "\n")
    .trim();

/** All the words of a page: its text, what is read aloud of its pictures, and what its style sheet writes. */
export const textsShownBy = (page: PremiumPage): string[] => {
  const aloud = page.body.matchAll(/ (?:alt|title|aria-label)="([^"]*)"/g);
  const styled = page.css.matchAll(/"([^"]*)"|'([^']*)'/g);
  return [textOf(page), ...[...aloud, ...styled].map(([, text, other]) => text ?? other ?? "")];
};
