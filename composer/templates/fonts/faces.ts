import { displayFace, textFace } from "./faces.gen.ts";
import { didoneFace, garaldeFace } from "./serif-faces.gen.ts";

/** A Latin subset carried inside the page; other scripts fall through to the system's faces. */
export interface Face {
  family: string;
  /** Its `@font-face`. */
  rule: string;
}

const face = (family: string, base64: string): Face => ({
  family,
  rule: `@font-face{font-family:"${family}";font-display:block;src:url(data:font/woff2;base64,${base64}) format("woff2")}`,
});

export const displayFontFace = face("Gem Display", displayFace);
export const textFontFace = face("Gem Text", textFace);

/** The serifs: a Didone for names and titles, an old-style face to read. */
export const didoneFontFace = face("Gem Didone", didoneFace);
export const garaldeFontFace = face("Gem Garalde", garaldeFace);

/** The most faces of a page: one is waited for by the document, one by its body. */
export const MOST_FACES = 2;

/**
 * For a page that carries faces: Chromium puts them to use some tasks after the first layout, and whatever
 * was seen before would jump. So nothing is seen until they are there: a face of ours says that its capitals
 * are four ems high, and `1cap` is that only while it is in use. Where no face comes, the page is shown after
 * a second and a half.
 */
export const shownWithFaces = (faces: readonly Face[]): string => {
  const waiting = faces.map(({ family }, at) => `${at === 0 ? "html" : "body"}{font-family:"${family}"}`);
  return `@property --cap{syntax:"<length>";inherits:false;initial-value:0px}${waiting.join("")}@supports(width:1cap){html${faces.length > 1 ? ",body" : ""}{--cap:calc(1cap - 2em);animation:faces 1.5s step-end}}@keyframes faces{from{opacity:tan(atan2(var(--cap),1px))}}`;
};
