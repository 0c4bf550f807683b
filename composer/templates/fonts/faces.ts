import { displayFace, textFace } from "./faces.gen.ts";
import { didoneFace, garaldeFace } from "./serif-faces.gen.ts";

const face = (family: string, base64: string): string =>
  `@font-face{font-family:"${family}";font-display:block;src:url(data:font/woff2;base64,${base64}) format("woff2")}`;

/** Latin subsets carried inside the page; other scripts fall through to the system's faces. */
export const displayFontFace = face("Gem Display", displayFace);
export const textFontFace = face("Gem Text", textFace);

/** The serifs: a Didone for names and titles, an old-style face to read. */
export const didoneFontFace = face("Gem Didone", didoneFace);
export const garaldeFontFace = face("Gem Garalde", garaldeFace);

/**
 * For a page that carries faces: Chromium puts them to use a task after the first layout, and whatever was seen before
 * would jump. A blink unseen, and nothing does.
 */
export const shownWithFaces = "body{animation:faces 200ms step-end}@keyframes faces{from{visibility:hidden}}";
