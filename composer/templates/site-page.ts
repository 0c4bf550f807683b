import type { Deck } from "#contract/deck.ts";
import { byteLength } from "./byte-length.ts";
import { copyScript } from "./copy-script.ts";
import { shownWithFaces } from "./fonts/faces.ts";
import { html, type SafeHtml, trusted } from "./html.ts";
import { pageHead } from "./page-head.ts";
import type { SiteFacts } from "./site-facts.ts";

/** What a page may weigh before its pictures. */
export const PAGE_LIMIT = 60 * 1024;

interface Parts {
  themeColour: string;
  css: string;
  /** `@font-face` rules, what the page needs most first. Those that no longer fit are left to the system. */
  faces?: readonly string[];
  /** From the skip link to the footer. */
  body: SafeHtml;
}

/** The whole document around a template's body, with as many of its faces as the words leave room for. */
export const sitePage = (
  deck: Deck,
  facts: SiteFacts,
  { themeColour, css, faces = [], body }: Parts,
): string => {
  const around = (sheet: string): string =>
    html`<!doctype html><html lang="en"><head>${pageHead(deck, facts, themeColour, sheet)}</head><body>${body}<i id="end" hidden></i>${facts.mintAddress !== null && html`<script>${trusted(copyScript.source)}</script>`}</body></html>`
      .markup;
  const plain = around(css);
  let room = PAGE_LIMIT - byteLength(plain.replace(MARK, "").replace(PICTURE, "")) - shownWithFaces.length;
  const carried = faces.filter((face) => {
    if (face.length > room) return false;
    room -= face.length;
    return true;
  });
  return carried.length === 0 ? plain : around(`${carried.join("")}${shownWithFaces}${css}`);
};

// A page that carries its pictures, as one that is looked at offline does, weighs without them too.
const PICTURE = /data:image\/[^"')]*/g;

// An editor's marks must not change what its page looks like.
const MARK = / data-(?:part|section)="[^"]*"/g;
