/** Top right on a desktop, a sheet from below on a phone; a small tab at the edge while nothing is asked. */
export const panelStyle = `
:host { all: initial; position: fixed; inset: 0; z-index: 2147483647; pointer-events: none; }
iframe {
  position: absolute; border: 0; pointer-events: auto; background: #14161d;
  color-scheme: light dark; overflow: hidden;
}
:host([data-mode="hidden"]) iframe { visibility: hidden; width: 380px; height: 1px; top: 0; right: 0; }
:host([data-mode="tab"]) iframe {
  top: 62%; right: 0; width: 34px; height: 52px; border-radius: 12px 0 0 12px;
  box-shadow: 0 2px 10px rgb(0 0 0 / .3);
}
:host([data-mode="panel"]) iframe {
  top: 16px; right: 16px; width: min(380px, calc(100vw - 32px)); max-height: calc(100dvh - 32px);
  border-radius: 18px; box-shadow: 0 0 0 1px rgb(128 128 140 / .35), 0 18px 60px rgb(0 0 0 / .45);
}
/* As wide as the margin beside a page's content, which it would else lie upon. */
@media (max-width: 1300px) {
  :host([data-mode="tab"]) iframe { width: 24px; }
}
@media (max-width: 639px) {
  :host([data-mode="tab"]) iframe { width: 16px; border-radius: 8px 0 0 8px; }
}
@media (max-width: 600px) {
  :host([data-mode="panel"]) iframe {
    top: auto; bottom: 0; right: 0; left: 0; width: 100%; max-height: 88dvh; border-radius: 18px 18px 0 0;
  }
}
`;
