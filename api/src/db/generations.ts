import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { everyColumn, firstRows, param, paramOf, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
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
export const createGenerations = (database: OpenDatabase) => ({
  find: find(database),
  add: add(database),
  claim: claim(database),
  redraw: redraw(database),
  removeOf: removeOf(database),
  forget: forget(database),
});

/** Still shows the pictures that were read. */
const isDrawnSame = and(
  eq(generations.userId, param("userId")),
  eq(generations.id, param("id")),
  eq(generations.logo, param("logoBefore")),
  sql`${generations.banner} is not distinct from ${param("bannerBefore")}`,
);

const drawnKey = ({ userId, id, logo, banner }: GenerationRow) => ({
  userId,
  id,
  logoBefore: logo,
  bannerBefore: banner,
});

function find({ queries: db }: OpenDatabase) {
  const statement = db
    .select()
    .from(generations)
    .where(and(eq(generations.userId, param("userId")), eq(generations.id, param("id"))))
    .prepare();
  return async (userId: string, id: string) => (await statement.get({ userId, id })) ?? null;
}

function add({ queries: db }: OpenDatabase) {
  const statement = db.insert(generations).values(everyColumn(generations)).onConflictDoNothing().prepare();
  return (row: GenerationRow): Write => ({ statement, values: { ...row }, expect: "any" });
}

/** Marks the generation as saved; the plan is stale if it was saved or drawn again meanwhile. */
function claim({ queries: db }: OpenDatabase) {
  const statement = db
    .update(generations)
    .set({ tokenId: paramSql("tokenId"), updatedAt: paramSql("now") })
    .where(and(isDrawnSame, isNull(generations.tokenId)))
    .prepare();
  return (generation: GenerationRow, tokenId: string, now: number): Write => ({
    statement,
    values: { ...drawnKey(generation), tokenId, now },
    expect: "one",
  });
}

/** Replaces the pictures; the plan is stale if the generation was saved or drawn again meanwhile. */
function redraw({ queries: db }: OpenDatabase) {
  const statement = db
    .update(generations)
    .set({
      palette: paramOf("palette", generations.palette),
      logo: paramSql("logo"),
      banner: paramSql("banner"),
      drawings: paramSql("drawings"),
      tries: paramOf("tries", generations.tries),
      updatedAt: paramSql("now"),
    })
    .where(and(isDrawnSame, sql`${generations.tokenId} is not distinct from ${param("tokenId")}`))
    .prepare();
  return (
    before: GenerationRow,
    { logo, banner, drawings, palette }: Art,
    tries: readonly Try[],
    now: number,
  ): Write => ({
    statement,
    values: {
      ...drawnKey(before),
      tokenId: before.tokenId,
      logo,
      banner,
      drawings,
      palette,
      tries: tries.map(toStored),
      now,
    },
    expect: "one",
  });
}

function removeOf({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(generations)
    .where(and(eq(generations.userId, param("userId")), eq(generations.tokenId, param("tokenId"))))
    .prepare();
  return (userId: string, tokenId: string): Write => ({
    statement,
    values: { userId, tokenId },
    expect: "any",
  });
}

/** Removes what was never saved and is older than `before`. */
function forget({ queries: db }: OpenDatabase) {
  const statement = db
    .delete(generations)
    .where(
      firstRows(
        and(isNull(generations.tokenId), lt(generations.createdAt, paramSql("before"))),
        generations.id,
      ),
    )
    .prepare();
  return (before: number): Write => ({ statement, values: { before }, expect: "any" });
}
