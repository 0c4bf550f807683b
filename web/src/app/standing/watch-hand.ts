export interface Hand {
  /**
   * Resolves when nothing is pressed and no word is being composed: at once, or at the end of the press or
   * composition.
   */
  free(): Promise<void>;
}

/** What begins, by what ends it. */
const acts: Readonly<Record<string, string>> = {
  pointerup: "pointerdown",
  pointercancel: "pointerdown",
  compositionend: "compositionstart",
};
export const handEvents: readonly string[] = Object.entries(acts).flat();

/**
 * Replacing the page during a press would lose the click, and during a composition the word. `before` is what has
 * happened so far.
 */
export function watchHand(before: readonly Event[]): Hand {
  const going = new Set<string>();
  let resume = () => {};
  const follow = (event: Event) => {
    const { type } = event;
    const begun = acts[type];
    if (begun) {
      going.delete(begun);
      // The click event follows the pointer's release.
      if (going.size === 0) setTimeout(resume);
      // Other buttons open the browser's menu, and their release is not always reported.
    } else if (!((event as MouseEvent).button > 0)) going.add(type);
  };
  before.filter(({ type }) => handEvents.includes(type)).forEach(follow);
  for (const type of handEvents) addEventListener(type, follow, true);
  return {
    free: () => (going.size === 0 ? Promise.resolve() : new Promise((resolve) => (resume = resolve))),
  };
}
