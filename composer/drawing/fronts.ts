import type { Reading } from "../reading/read-idea.ts";
import frontViews from "./fronts.json";

const fronts: Readonly<Partial<Record<string, readonly string[]>>> = frontViews;

/** Whether a vehicle has a roof, which who is too large for it comes out of. */
export const hasRoof = (id: string): boolean => fronts[id] !== undefined;

/**
 * Who drives what has a roof is seen through its windscreen, but for every other try: the vehicle from the front, and
 * its colour.
 */
export const frontOf = ({
  motif,
  motifState,
  relation,
  count,
}: Pick<Reading, "motif" | "motifState" | "relation" | "count">): readonly string[] | undefined =>
  relation === "rides" && motifState !== "tiny" && count === 1 ? fronts[motif?.id ?? ""] : undefined;
