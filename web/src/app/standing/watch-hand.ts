export interface Hand {
  /**
   * Resolves when nothing is pressed and no word is being composed: at once, or at the end of the press or
   * composition.
   */
  free(): Promise<void>;
}

/** Which act an event ends; null for one that begins an act. */
const acts: Readonly<Record<string, string | null>> = {
  pointerdown: null,
  pointerup: "pointerdown",
  pointercancel: "pointerdown",
  compositionstart: null,
  compositionend: "compositionstart",
};
export const handEvents: readonly string[] = Object.keys(acts);

/**
 * Replacing the page during a press would lose the click, and during a composition the word. `before` is what has
 * happened so far.
 */
export function watchHand(before: readonly Event[]): Hand {
  const going = new Set<string>();
  let resume = () => {};
  const follow = (event: Event) => {
    const ended = acts[event.type];
    if (ended === undefined) return;
    if (ended !== null) {
      going.delete(ended);
      // The click event follows the pointer's release.
      if (going.size === 0) setTimeout(resume);
      // Other buttons open the browser's menu, and their release is not always reported.
    } else if (!isAside(event)) going.add(event.type);
  };
  for (const event of before) follow(event);
  for (const type of handEvents) addEventListener(type, follow, true);
  return {
    free: () => (going.size === 0 ? Promise.resolve() : new Promise((resolve) => (resume = resolve))),
  };
}

const isAside = (event: Event): boolean => event instanceof MouseEvent && event.button !== 0;
