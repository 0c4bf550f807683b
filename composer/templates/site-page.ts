import { utf8Bytes } from "#contract/primitives.ts";
import { copyScript } from "./copy-script.ts";
import { type Face, MOST_FACES, shownWithFaces } from "./fonts/faces.ts";
import { html, trusted } from "./html.ts";
import { pageHead } from "./page-head.ts";
import { deckLanguage, letterRules, markLanguages } from "./page-language.ts";
import type { Page, Rendered } from "./parts.ts";

/** What a page may weigh before its pictures. */
export const PAGE_LIMIT = 60 * 1024;

/**
 * The whole document around a template's parts, with as many of its faces as the words leave room for. Words
 * that are heavier than that again get the page made with `thrift`: without what is there for joy alone.
 */
export const sitePage = (asked: Omit<Page, "thrift">, render: (page: Page) => Rendered): string => {
  const { deck, facts } = asked;
  const names = [facts.name, facts.ticker];
  const language = deckLanguage(deck, names);
  const { lang, dir } = language;
  const around = (themeColour: string, css: string, body: string): string => {
    const head = pageHead(deck, facts, themeColour, css + letterRules(language));
    const script = html`<script>${trusted(copyScript.source)}</script>`;
    return html`
      <!doctype html>
      <html lang="${lang}"${dir === "rtl" && trusted(' dir="rtl"')}>
        <head>${head}</head>
        <body>
          ${trusted(body)}
          ${facts.mintAddress !== null && script}
          <i id="end" hidden></i>
        </body>
      </html>
    `.markup;
  };
  const { themeColour, css, body, faces = [] } = render({ ...asked, thrift: false });
  const marked = markLanguages(body.markup, language, names);
  const page = around(themeColour, css, marked);
  const room = PAGE_LIMIT - weightOf(page);
  if (room < 0) {
    const lean = render({ ...asked, thrift: true });
    return around(lean.themeColour, lean.css, markLanguages(lean.body.markup, language));
  }
  const carried = lang === "en" ? fitting(faces, room) : [];
  if (carried.length === 0) return page;
  const rules = carried.map(({ rule }) => rule).join("");
  return around(themeColour, `${rules}${css}${shownWithFaces(carried)}`, marked);
};

/**
 * The faces that there is room for. They hold Latin letters: a page in others would carry them for nothing.
 */
const fitting = (faces: readonly Face[], bytes: number): Face[] => {
  let room = bytes - shownWithFaces(faces.slice(0, MOST_FACES)).length;
  return faces.slice(0, MOST_FACES).filter(({ rule }) => {
    if (rule.length > room) return false;
    room -= rule.length;
    return true;
  });
};

// Pictures that a page carries, as one that is looked at offline does, and an editor's marks are no weight of
// its own.
const PICTURE = /data:image\/[^"')]*/g;
const MARK = / data-(?:part|section)="[^"]*"/g;
const weightOf = (page: string): number => utf8Bytes(page.replace(MARK, "").replace(PICTURE, ""));
