export interface Hand {
  /** Resolves at once, or when what is being pressed is let go and the word that is being composed is done. */
  free(): Promise<void>;
}

const acts: readonly [begins: string, ...ends: string[]][] = [
  ["pointerdown", "pointerup", "pointercancel"],
  ["compositionstart", "compositionend"],
];

/** A page that is changed under somebody's hand misses their click, and breaks off their word. */
export function watchHand(): Hand {
  const going = new Set<string>();
  let resume = () => {};
  for (const [begins, ...ends] of acts) {
    // Another button opens a menu of the browser's, and its end is not always told.
    addEventListener(begins, (event) => !isAside(event) && going.add(begins), true);
    for (const end of ends)
      addEventListener(
        end,
        () => {
          going.delete(begins);
          // The click comes after the pointer is up.
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
