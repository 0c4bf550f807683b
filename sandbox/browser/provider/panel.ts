import { CHANNEL, type Layout, type Request, type ToWindow } from "../protocol.ts";
import { panelStyle } from "./panel-style.ts";

/**
 * The frame in which the wallet's window lives, in a closed shadow root that the page's styles cannot reach.
 */
export interface Panel {
  window(): Window | null;
  /** Sends a request; the focus comes back to where it is now. */
  post(message: Request): void;
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

  const post = (message: ToWindow) => frame.contentWindow?.postMessage(message, origin);
  let returnTo: Element | null = null;
  const apply = (layout: Layout) => {
    const closes = layout.mode !== "panel" && host.dataset.mode === "panel";
    host.dataset.mode = layout.mode;
    frame.style.setProperty("height", layout.mode === "panel" ? `${layout.height}px` : "");
    if (closes && returnTo instanceof HTMLElement) returnTo.focus({ preventScroll: true });
  };
  apply({ mode: "hidden" });

  return {
    window: () => frame.contentWindow,
    post: (message) => {
      if (document.activeElement !== host) returnTo = document.activeElement;
      post(message);
    },
    arrange: (layout) => {
      apply(layout);
      post({ wallet: CHANNEL, method: "arranged" });
    },
    remove: () => host.remove(),
  };
}
