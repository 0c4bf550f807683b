/**
 * A seeded source of choices: the same seed gives the same choices on every engine (integer arithmetic only).
 */
export interface Random {
  /** A fraction in [0, 1). */
  next(): number;
  /** A whole number in [low, high]. */
  between(low: number, high: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  pick<T>(from: readonly T[]): T | undefined;
  /** A new order; the input is left alone. */
  shuffle<T>(from: readonly T[]): T[];
  boolean(probability: number): boolean;
}

export const randomFrom = (seed: string): Random => {
  const next = fractionsFrom(seed);
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => from[between(0, from.length - 1)] as T;
  const shuffle = <T>(from: readonly T[]): T[] => {
    const order = [...from];
    for (let at = order.length - 1; at > 0; at--) {
      const other = between(0, at);
      [order[at], order[other]] = [order[other] as T, order[at] as T];
    }
    return order;
  };
  return { next, between, pick, shuffle, boolean: (probability) => next() < probability };
};

/** xmur3 turns the text into four words of state, sfc32 turns those into numbers. */
const fractionsFrom = (seed: string): (() => number) => {
  let hash = 1779033703 ^ seed.length;
  for (let at = 0; at < seed.length; at++) {
    hash = Math.imul(hash ^ seed.charCodeAt(at), 3432918353);
    hash = (hash << 13) | (hash >>> 19);
  }
  const word = (): number => {
    hash = Math.imul(hash ^ (hash >>> 16), 2246822507);
    hash = Math.imul(hash ^ (hash >>> 13), 3266489909);
    hash ^= hash >>> 16;
    return hash >>> 0;
  };
  let [a, b, c, d] = [word(), word(), word(), word()];
  const step = (): number => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + sum) | 0;
    return (sum >>> 0) / 4294967296;
  };
  for (let warm = 0; warm < 12; warm++) step();
  return step;
};
