/** Ranks from 0, the n-th of them visited 1/n^exponent as often as the first. */
export function createZipf(count: number, exponent: number): (fraction: number) => number {
  const sums = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank++) {
    sum += 1 / (rank + 1) ** exponent;
    sums[rank] = sum;
  }
  return (fraction) => {
    const wanted = fraction * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? sum) < wanted) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** What was asked for last, so many of them. */
export function createCache(capacity: number) {
  const kept = new Set<number>();
  return {
    /** True if it was there; it is now. */
    ask(item: number): boolean {
      const isThere = kept.delete(item);
      kept.add(item);
      if (kept.size > capacity) for (const oldest of kept) return kept.delete(oldest) && isThere;
      return isThere;
    },
  };
}
