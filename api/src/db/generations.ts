import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { everyColumn, param, paramOf, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import type { StoredTry } from "./schema/generations.ts";
import { generations } from "./schema.ts";

export type GenerationRow = typeof generations.$inferSelect;

/** The pictures of a token, and their colours. */
export type Art = Pick<GenerationRow, "logo" | "banner" | "drawings" | "palette">;

/** One version of the pictures, and the seed that drew it. */
export type Try = Art & Omit<StoredTry, keyof Art>;

/** All pictures that a generation has had, oldest first. */
export const triesOf = ({ tries, ...first }: GenerationRow): readonly Try[] =>
  tries === null
    ? [{ ...artOf(first), seed: first.seed, nth: 0 }]
    : tries.map((stored) => ({
        ...stored,
        palette: stored.palette === null ? null : JSON.parse(stored.palette),
      }));

const artOf = ({ logo, banner, drawings, palette }: Art): Art => ({ logo, banner, drawings, palette });

const toStored = (each: Try): StoredTry => ({
  ...each,
  palette: each.palette && JSON.stringify(each.palette),
});

/** What the composer made, before and after it is saved as a token. */
export function createGenerations({ drizzle: db }: OpenDatabase) {
  const byId = db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, param("userId")), eq(generations.id, param("id"))))
    .prepare();
  const add = db.insert(generations).values(everyColumn(generations)).onConflictDoNothing().prepare();
  const claim = db
    .update(generations)
    .set({ tokenId: paramSql("tokenId"), updatedAt: paramSql("now") })
    .where(
      and(
        eq(generations.userId, param("userId")),
        eq(generations.id, param("id")),
        isNull(generations.tokenId),
      ),
    )
    .prepare();
  const redraw = db
    .update(generations)
    .set({
      palette: paramOf("palette", generations.palette),
      logo: paramSql("logo"),
      banner: paramSql("banner"),
      drawings: paramSql("drawings"),
      tries: paramOf("tries", generations.tries),
      updatedAt: paramSql("now"),
    })
    .where(
      and(
        eq(generations.userId, param("userId")),
        eq(generations.id, param("id")),
        sql`${generations.tokenId} is ${param("tokenId")}`,
      ),
    )
    .prepare();
  const remove = db
    .delete(generations)
    .where(and(eq(generations.userId, param("userId")), eq(generations.tokenId, param("tokenId"))))
    .prepare();
  const forget = db
    .delete(generations)
    .where(and(isNull(generations.tokenId), lt(generations.createdAt, paramSql("before"))))
    .prepare();

  return {
    find: async (userId: string, id: string) => byId.get({ userId, id }) ?? null,
    add: (row: GenerationRow): Write => ({ statement: add, values: { ...row }, expect: "any" }),
    /** Marks the generation as saved; the plan is stale if it was saved meanwhile. */
    claim: (userId: string, id: string, tokenId: string, now: number): Write => ({
      statement: claim,
      values: { userId, id, tokenId, now },
      expect: "one",
    }),
    /** Replaces the pictures; the plan is stale if the generation was saved meanwhile. */
    redraw: (
      { userId, id, tokenId }: GenerationRow,
      { logo, banner, drawings, palette }: Art,
      tries: readonly Try[],
      now: number,
    ): Write => ({
      statement: redraw,
      values: { userId, id, tokenId, logo, banner, drawings, palette, tries: tries.map(toStored), now },
      expect: "one",
    }),
    removeOf: (userId: string, tokenId: string): Write => ({
      statement: remove,
      values: { userId, tokenId },
      expect: "any",
    }),
    /** Removes what was never saved and is older than `before`. */
    forget: (before: number): Write => ({ statement: forget, values: { before }, expect: "any" }),
  };
}
