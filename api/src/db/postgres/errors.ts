import { DatabaseError } from "pg";
import { CodedError, type ErrorCode } from "#contract/errors.ts";

/** PostgreSQL's codes by how they begin, the longer before the shorter: `errcodes-appendix` of its manual. */
const meanings: readonly (readonly [string, ErrorCode])[] = [
  // A unique index decided a race that the guards had not seen.
  ["23", "precondition_stale"],
  // A character that it does not keep.
  ["22021", "bad_request"],
  ["53100", "storage_full"],
  ["08", "unavailable"],
  ["25", "unavailable"],
  ["28", "unavailable"],
  ["3D", "unavailable"],
  ["40", "unavailable"],
  ["53", "unavailable"],
  ["55", "unavailable"],
  ["57", "unavailable"],
  ["58", "unavailable"],
];

/** Errors of the driver that have no code. */
const CONNECTION = /terminat|timeout|ended|closed|not queryable|ECONN|SSL|socket/i;

/** The error of the catalogue; what is a mistake of ours stays what it is. */
export function translate(error: unknown): unknown {
  if (error instanceof CodedError || !(error instanceof Error)) return error;
  if (isBroken(error)) return new CodedError("unavailable");
  if (!(error instanceof DatabaseError)) return error;
  const meaning = meanings.find(([beginning]) => error.code?.startsWith(beginning));
  return meaning ? new CodedError(meaning[1]) : error;
}

/** True if the connection is gone, or the server behind it is ending or starting. */
export function isBroken(error: unknown): boolean {
  if (error instanceof CodedError || !(error instanceof Error)) return false;
  if (error instanceof DatabaseError) return /^(08|57P)/.test(error.code ?? "");
  return CONNECTION.test(error.message) || /^E[A-Z_]+$/.test((error as NodeJS.ErrnoException).code ?? "");
}

/** True of a transaction that met another one and changed nothing. */
export const mayRunAgain = (error: unknown): boolean =>
  error instanceof DatabaseError && (error.code === "40001" || error.code === "40P01");
