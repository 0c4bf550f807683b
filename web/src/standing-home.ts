/** The home page as it was painted at build, until the app takes its place. */
export interface StandingHome {
  /** Calls once, when somebody moves, touches, scrolls or types. What is pressed meanwhile is kept. */
  onSignOfLife(start: () => void): void;
  /** Gives the place to the app, which shows the same page: with what was typed and focused here, and what was pressed. */
  leave(): void;
}

const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "focusin", "wheel", "scroll"] as const;

/** Null on every other page. */
export function standingHome(): StandingHome | null {
  const home = document.getElementById("home");
  const root = document.getElementById("root");
  if (!home || !root) return null;
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const button = (event.target as Element).closest<HTMLElement>("button");
    if (event.type === "click" && !button) return;
    event.preventDefault();
    pressed = button ?? (event as SubmitEvent).submitter ?? home.querySelector("[type=submit]");
  };
  home.addEventListener("click", keep);
  home.addEventListener("submit", keep);
  return {
    onSignOfLife: (start) => {
      const once = () => {
        for (const sign of signs) removeEventListener(sign, once, true);
        start();
      };
      for (const sign of signs) addEventListener(sign, once, { capture: true, passive: true });
    },
    leave: () => {
      const place = placeIn(home, root);
      for (const field of home.querySelectorAll("input")) retype(place(field), field.value);
      const focused = home.contains(document.activeElement) ? place(document.activeElement) : null;
      const press = place(pressed);
      home.remove();
      root.hidden = false;
      focused?.focus();
      // After React has taken what was typed.
      setTimeout(() => press?.click());
    },
  };
}

/** The two are the same page, so what stands at a place in one stands there in the other. */
function placeIn(home: HTMLElement, root: HTMLElement) {
  return <E extends Element>(element: E | null): HTMLElement | null => {
    if (!element) return null;
    const at = [...home.querySelectorAll(element.tagName)].indexOf(element);
    return root.querySelectorAll<HTMLElement>(element.tagName)[at] ?? null;
  };
}

/** As a person types: React listens to the event and reads the value. */
function retype(field: HTMLElement | null, value: string): void {
  if (!(field instanceof HTMLInputElement) || field.value === value) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
