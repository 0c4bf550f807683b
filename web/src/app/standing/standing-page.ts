import { INSTALL } from "../install-prompt.ts";
import { carryOver, placeIn } from "./carry-over.ts";
import { takeEarlyEvents } from "./early-events.ts";
import { handEvents, watchHand } from "./watch-hand.ts";

/** A prerendered public page, until the app replaces it. */
export interface StandingPage {
  /** The browser's event for an app that can be installed, where it came before this script. */
  readonly installPrompt: Event | undefined;
  /**
   * Calls back once, when the visitor moves the pointer, touches, scrolls or types, or has done so. It records what is
   * pressed meanwhile.
   */
  onSignOfLife(start: () => void): void;
  /** Loads the app's style sheet: the page has only what it uses itself. Rejects if it cannot be had. */
  loadStyles(): Promise<void>;
  /** Replaces the page with the app, which shows the same page. Input, focus and presses carry over. */
  leave(): Promise<void>;
}

const presses = ["click", "submit"];
const signs = [
  "pointermove",
  "pointerdown",
  "touchstart",
  "keydown",
  "focusin",
  "wheel",
  "scroll",
  ...presses,
];
/**
 * The events that the page keeps before this script is there. At first the browser scrolls by itself, to a fragment or
 * to where the visitor was.
 */
export const earlyTypes = (): readonly string[] =>
  [...new Set([...signs, ...handEvents, INSTALL])].filter((type) => type !== "scroll");

const findPainted = (): HTMLElement | null => document.getElementById("standing");

export const isStanding = (): boolean => findPainted() !== null;

/** Null if this page is not prerendered. */
export function standingPage(): StandingPage | null {
  const page = findPainted();
  const root = document.getElementById("root");
  if (!page || !root) return null;
  const early = takeEarlyEvents();
  let isSomebodyThere = early.some(({ type }) => signs.includes(type));
  const hand = watchHand(early);
  let pressed: HTMLElement | null = null;
  const keepPress = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button");
    if (event.type === "click" && !button) return;
    event.preventDefault();
    pressed = button ?? (event as SubmitEvent).submitter ?? page.querySelector("[type=submit]");
  };
  for (const type of presses) page.addEventListener(type, keepPress);
  early.filter(({ type }) => presses.includes(type)).forEach(keepPress);
  return {
    installPrompt: early.find(({ type }) => type === INSTALL),
    onSignOfLife: (start) => {
      if (isSomebodyThere) {
        isSomebodyThere = false;
        return start();
      }
      const once = () => {
        for (const sign of signs) removeEventListener(sign, once, true);
        start();
      };
      for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
    },
    loadStyles,
    leave: async () => {
      await hand.free();
      const focus = carryOver(page, root);
      const press = placeIn(page, root)(pressed);
      page.remove();
      root.hidden = false;
      focus();
      // The router restores only positions that it saw being scrolled, and this page was scrolled before it started.
      if (scrollY > 0) document.dispatchEvent(new Event("scroll"));
      // Runs after React has read the copied input.
      setTimeout(() => press?.click());
    },
  };
}

async function loadStyles(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>("link[rel=stylesheet][disabled]");
  if (!link) return;
  try {
    await new Promise((resolve, reject) => {
      link.addEventListener("load", resolve, { once: true });
      link.addEventListener("error", reject, { once: true });
      link.disabled = false;
    });
  } catch (error) {
    // Enabled again, it is asked for again.
    link.disabled = true;
    throw error;
  }
}
