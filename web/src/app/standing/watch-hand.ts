export interface Hand {
  /**
   * Resolves when nothing is pressed and no word is being composed: at once, or at the end of the press or
   * composition.
   */
  free(): Promise<void>;
}

const acts: readonly [begins: string, ...ends: string[]][] = [
  ["pointerdown", "pointerup", "pointercancel"],
  ["compositionstart", "compositionend"],
];

/** Replacing the page during a press would lose the click, and during a composition the word. */
export function watchHand(): Hand {
  const going = new Set<string>();
  let resume = () => {};
  for (const [begins, ...ends] of acts) {
    // Other buttons open the browser's menu, and their release is not always reported.
    addEventListener(begins, (event) => !isAside(event) && going.add(begins), true);
    for (const end of ends)
      addEventListener(
        end,
        () => {
          going.delete(begins);
          // The click event follows the pointer's release.
          if (going.size === 0) setTimeout(resume);
        },
        true,
      );
  }
  return {
    free: () => (going.size === 0 ? Promise.resolve() : new Promise((resolve) => (resume = resolve))),
  };
}

const isAside = (event: Event): boolean => event instanceof MouseEvent && event.button !== 0;
