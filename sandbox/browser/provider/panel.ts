import type { Layout } from "../protocol.ts";
import { panelStyle } from "./panel-style.ts";

/** The frame in which the wallet's window lives, in a closed shadow root that the page's styles cannot reach. */
export interface Panel {
  window(): Window | null;
  post(message: unknown): void;
  arrange(layout: Layout): void;
  remove(): void;
}

export function createPanel(origin: string): Panel {
  const host = document.createElement("sandbox-wallet");
  const frame = document.createElement("iframe");
  frame.title = "Sandbox Wallet";
  frame.allow = "clipboard-write";
  frame.src = `${origin}/wallet`;
  const style = new CSSStyleSheet();
  style.replaceSync(panelStyle);
  const root = host.attachShadow({ mode: "closed" });
  root.adoptedStyleSheets = [style]; // a stylesheet object is no inline style to a strict CSP
  root.append(frame);
  // Beside the body, not in it: an open dialog of the page makes what is in the body inert.
  document.documentElement.append(host);

  let returnTo: Element | null = null;
  const arrange = (layout: Layout) => {
    const opens = layout.mode === "panel" && host.dataset.mode !== "panel";
    const closes = layout.mode !== "panel" && host.dataset.mode === "panel";
    if (opens) returnTo = document.activeElement === host ? null : document.activeElement;
    host.dataset.mode = layout.mode;
    frame.style.setProperty("height", layout.mode === "panel" ? `${layout.height}px` : "");
    if (closes && returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
  };
  arrange({ mode: "hidden" });

  return {
    window: () => frame.contentWindow,
    post: (message) => frame.contentWindow?.postMessage(message, origin),
    arrange,
    remove: () => host.remove(),
  };
}
