import { element } from "./dom.ts";
import { isFramed, say } from "./parent.ts";

// What stands in the window: a view that fills the panel, or the small tab at the page's edge, or nothing.

/**
 * A panel opens in steps, since its frame belongs to the page: `placing` until the page has given it its
 * width, `sizing` until it has its height. Only then can it be seen and pressed, so nothing moves under a
 * pointer.
 */
type Phase = "closed" | "placing" | "sizing" | "open";

const wallet = document.getElementById("wallet") as HTMLElement;
let phase: Phase = "closed";
let onEscape: (() => void) | undefined;
let tabAction: (() => void) | undefined;

/** Shows a view as the panel. Esc calls `onEsc`; the focus moves to the view's heading. */
export function showPanel(view: HTMLElement, onEsc?: () => void): void {
  onEscape = onEsc;
  view.setAttribute("role", "dialog");
  view.setAttribute("aria-labelledby", "title");
  wallet.replaceChildren(stripe(), view);
  if (phase === "open" || !isFramed()) {
    enter("open");
    resizeFrame();
  } else {
    enter("placing");
    say({ kind: "layout", layout: { mode: "panel", height: 1 } });
  }
}

/** The page has arranged the frame as it was last asked. */
export function onArranged(): void {
  if (phase === "placing") {
    enter("sizing");
    resizeFrame();
  } else if (phase === "sizing") enter("open");
}

/** Leaves the panel: the tab stays while a site is connected. */
export function showTab(): void {
  onEscape = undefined;
  enter("closed");
  wallet.replaceChildren(...(tabAction ? [tabButton(tabAction)] : []));
  say({ kind: "layout", layout: { mode: tabAction ? "tab" : "hidden" } });
}

export function setTabAction(action: (() => void) | undefined): void {
  tabAction = action;
}

/** True when nothing is asked or shown. */
export const isIdle = () => phase === "closed";

function enter(next: Phase): void {
  phase = next;
  document.body.dataset.phase = next;
  if (next !== "open") return;
  window.focus();
  wallet.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

function tabButton(action: () => void): HTMLButtonElement {
  const made = element("button", { className: "tab", type: "button", "aria-label": "Open Sandbox Wallet" });
  made.append(element("span", { className: "facet", "aria-hidden": "true" }));
  made.addEventListener("click", action);
  return made;
}

const stripe = () => element("div", { className: "hatch", "aria-hidden": "true" });

/** The frame is as high as what it shows. */
function resizeFrame(): void {
  say({ kind: "layout", layout: { mode: "panel", height: Math.ceil(wallet.scrollHeight) } });
}

new ResizeObserver(() => {
  if (phase === "open") resizeFrame();
}).observe(wallet);

document.addEventListener("keydown", (event) => {
  if (event.key === "Tab" && phase === "open" && isFramed()) keepFocusInside(event);
  if (event.key !== "Escape" || !onEscape) return;
  event.preventDefault();
  onEscape();
});

/** A question stays in front until it is answered: Tab goes round inside it. */
function keepFocusInside(event: KeyboardEvent): void {
  const stops = [...wallet.querySelectorAll<HTMLElement>("button, summary, pre[tabindex]")];
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  const outside = !stops.some((stop) => stop === document.activeElement) && event.shiftKey;
  if (document.activeElement !== from && !outside) return;
  event.preventDefault();
  to?.focus();
}
