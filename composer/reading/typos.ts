const SHORTEST = 5;
const LONG = 8;

/**
 * Finds the listed word that a mistyped one was meant to be: one slip, or two in a long word, with the first
 * letter right.
 */
export const typoFinder = (listed: Iterable<string>): ((word: string) => string | undefined) => {
  const shelves = new Map<string, string[]>();
  for (const word of listed) {
    if (word.length < SHORTEST || !/^[a-z]+$/.test(word)) continue;
    const shelf = `${word[0]}${word.length}`;
    const words = shelves.get(shelf);
    if (words) words.push(word);
    else shelves.set(shelf, [word]);
  }
  return (word) => {
    if (word.length < SHORTEST || word.length > 16 || !/^[a-z]+$/.test(word)) return undefined;
    const most = word.length >= LONG ? 2 : 1;
    let best: { word: string; slips: number } | undefined;
    for (let length = word.length - most; length <= word.length + most; length++) {
      for (const known of shelves.get(`${word[0]}${length}`) ?? []) {
        const slips = slipsBetween(word, known, best ? best.slips - 1 : most);
        if (slips !== null && (!best || slips < best.slips)) best = { word: known, slips };
      }
    }
    return best?.word;
  };
};

/** Letters added, dropped, changed or swapped with their neighbour; null when there are more than `most`. */
const slipsBetween = (a: string, b: string, most: number): number | null => {
  if (Math.abs(a.length - b.length) > most) return null;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return null;
    before = row;
    row = next;
  }
  const slips = row[b.length] ?? 0;
  return slips <= most ? slips : null;
};
