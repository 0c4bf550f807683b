import { carryOver, placeIn } from "./carry-over.ts";
import { watchHand } from "./watch-hand.ts";

/** A public page as it was painted at build, until the app takes its place. */
export interface StandingPage {
  /** Calls once, when somebody moves, touches, scrolls or types. What is pressed meanwhile is kept. */
  onSignOfLife(start: () => void): void;
  /** Gives the place to the app, which shows the same page: with what was typed and focused here, and what was pressed. */
  leave(): Promise<void>;
}

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"] as const;

const painted = (): HTMLElement | null => document.getElementById("standing");

export const isStanding = (): boolean => painted() !== null;

/** Null where the app alone is the page. */
export function standingPage(): StandingPage | null {
  const page = painted();
  const root = document.getElementById("root");
  if (!page || !root) return null;
  const hand = watchHand();
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button");
    if (event.type === "click" && !button) return;
    event.preventDefault();
    pressed = button ?? (event as SubmitEvent).submitter ?? page.querySelector("[type=submit]");
  };
  page.addEventListener("click", keep);
  page.addEventListener("submit", keep);
  return {
    onSignOfLife: (start) => {
      const once = () => {
        for (const sign of signs) removeEventListener(sign, once, true);
        start();
      };
      for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
    },
    leave: async () => {
      await hand.free();
      const focus = carryOver(page, root);
      const press = placeIn(page, root)(pressed);
      page.remove();
      root.hidden = false;
      focus();
      // The router remembers the place of what it has seen scrolled, and this was scrolled before it came.
      if (scrollY > 0) document.dispatchEvent(new Event("scroll"));
      // After React has taken what was typed.
      setTimeout(() => press?.click());
    },
  };
}
