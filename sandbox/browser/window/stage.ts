import { element } from "./dom.ts";
import { say } from "./parent.ts";

// What stands in the window: a view that fills the panel, or the small tab at the page's edge, or nothing.

const wallet = document.getElementById("wallet") as HTMLElement;
let onEscape: (() => void) | undefined;
let tabAction: (() => void) | undefined;
let idle = true;

/** Shows a view as the panel. Esc calls `onEsc`; the focus moves to the view's heading. */
export function showPanel(view: HTMLElement, onEsc?: () => void): void {
  idle = false;
  onEscape = onEsc;
  document.body.dataset.mode = "panel";
  view.setAttribute("role", "dialog");
  view.setAttribute("aria-labelledby", "title");
  wallet.replaceChildren(stripe(), view);
  resizeFrame();
  window.focus();
  view.querySelector<HTMLElement>("h1")?.focus({ preventScroll: true });
}

/** Leaves the panel: the tab stays while a site is connected. */
export function showTab(): void {
  idle = true;
  onEscape = undefined;
  document.body.dataset.mode = "tab";
  wallet.replaceChildren(...(tabAction ? [tabButton(tabAction)] : []));
  say({ kind: "layout", layout: { mode: tabAction ? "tab" : "hidden" } });
}

export function setTabAction(action: (() => void) | undefined): void {
  tabAction = action;
}

/** True when nothing is asked or shown. */
export const isIdle = () => idle;

function tabButton(action: () => void): HTMLButtonElement {
  const made = element("button", { className: "tab", type: "button", "aria-label": "Open Sandbox Wallet" });
  made.append(element("span", { className: "facet", "aria-hidden": "true" }));
  made.addEventListener("click", action);
  return made;
}

const stripe = () => element("div", { className: "hatch", "aria-hidden": "true" });

/** The frame is as high as what it shows. */
function resizeFrame(): void {
  if (!idle) say({ kind: "layout", layout: { mode: "panel", height: Math.ceil(wallet.scrollHeight) } });
}

new ResizeObserver(resizeFrame).observe(wallet);

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape" || !onEscape) return;
  event.preventDefault();
  onEscape();
});
