import type { Facts } from "./facts.ts";
import type { Write } from "./plan.ts";

/**
 * Ids of deleted rows that were public. They are never used again: whoever brought one back would receive its
 * old links.
 */
export const createRetiredIds = (facts: Facts) => ({
  has: async (id: string) => (await facts.read(nameOf(id))) !== null,
  add: (id: string, now: number): Write => facts.save(nameOf(id), String(now)),
});

const nameOf = (id: string): string => `retired ${id}`;
