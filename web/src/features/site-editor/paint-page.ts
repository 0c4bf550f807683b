import { offerParts } from "./offer-parts.ts";
import { sectionOf } from "./what-was-clicked.ts";

/** Styles that mark what can be clicked. Outlines take no room, so nothing moves. */
const EDITOR_STYLE = `
[data-part]{cursor:pointer;scroll-margin:6rem 0}
[data-part]:hover{outline:2px dashed #f7a325;outline-offset:3px}
[data-part]:focus-visible,[data-part]:has(>[role=button]:focus-visible){outline:3px solid #f7a325;outline-offset:3px}
[data-part]>[role=button]:focus-visible{outline:0}
[data-picked]{outline:3px solid #f7a325!important;outline-offset:3px;box-shadow:0 0 0 7px rgb(20 17 15/.45)!important}
[data-section]{scroll-margin-top:1rem}[data-section][data-picked]{outline-offset:-4px;box-shadow:none!important}
*,*::before,*::after{animation:none!important;transition:none!important;scroll-behavior:auto!important}
`;

/**
 * Writes a rendered page into a frame's document in place: the scroll position stays, and unchanged styles are not
 * touched. The page's scripts are left out.
 */
export function paintPage(target: Document, html: string, picked: string | null): void {
  const page = new DOMParser().parseFromString(html, "text/html");
  for (const script of page.querySelectorAll("script")) script.remove();
  copyAttributes(page.documentElement, target.documentElement);
  const style = page.createElement("style");
  style.textContent = EDITOR_STYLE;
  page.head.append(style);
  if (target.head.innerHTML !== page.head.innerHTML)
    target.head.replaceChildren(...adoptChildren(target, page.head));
  copyAttributes(page.body, target.body);
  target.body.replaceChildren(...adoptChildren(target, page.body));
  for (const fold of target.querySelectorAll("details")) fold.open = true;
  offerParts(target);
  showPicked(target, picked);
}

export function showPicked(target: Document, picked: string | null): void {
  for (const part of target.querySelectorAll("[data-picked]")) part.removeAttribute("data-picked");
  if (picked) target.querySelector(selectorOf(picked))?.setAttribute("data-picked", "");
}

/** Scrolls a part or a section into view if it is not. */
export function revealIn(target: Document, selector: string): void {
  const place = target.querySelector(selector);
  const box = place?.getBoundingClientRect();
  const height = target.documentElement.clientHeight;
  if (!place || !box || (box.top >= 0 && box.top < height * 0.8)) return;
  place.scrollIntoView({ block: "start" });
}

/** The place of the selection in the page. */
export function selectorOf(picked: string): string {
  const section = sectionOf(picked);
  return section ? `[data-section="${CSS.escape(section)}"]` : `[data-part="${CSS.escape(picked)}"]`;
}

const adoptChildren = (target: Document, from: Element): Node[] =>
  [...from.childNodes].map((node) => target.adoptNode(node));

function copyAttributes(from: Element, to: Element): void {
  for (const { name } of [...to.attributes]) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of [...from.attributes]) {
    if (to.getAttribute(name) !== value) to.setAttribute(name, value);
  }
}
