import type { Facts } from "./facts.ts";
import type { Write } from "./plan.ts";

/** Ids that were public once and are nobody's now: who brought one of them again would stand where a link leads to. */
export const createRetiredIds = (facts: Facts) => ({
  has: async (id: string) => (await facts.read(nameOf(id))) !== null,
  add: (id: string, now: number): Write => facts.save(nameOf(id), String(now)),
});

const nameOf = (id: string): string => `retired ${id}`;
