import { type Collection, Dexie } from "dexie";
import type { SavedToken } from "#contract/token.ts";
import type { Database } from "./database.ts";
import { readRow, readRows } from "./readable.ts";
import type { TokenRow } from "./rows.ts";

export const tokensOf = (db: Database, owner: string) =>
  db.tokens.where("[owner+created_at]").between([owner, Dexie.minKey], [owner, Dexie.maxKey]);

export async function readToken(db: Database, owner: string, id: string): Promise<SavedToken | undefined> {
  const row = await readRow(db, db.tokens, [owner, id]);
  return row && isWhole(row) ? row.token : undefined;
}

/** The tokens of a range. Rows that cannot be read are left out until the next list brings them again. */
export async function readRange(
  db: Database,
  range: () => Collection<TokenRow, [string, string]>,
): Promise<SavedToken[]> {
  const { rows } = await readRows(db, db.tokens, range);
  return rows.filter(isWhole).map(({ token }) => token);
}

/** An old version of the app may have written the row. */
const isWhole = ({ token }: TokenRow): boolean =>
  [token?.id, token?.name, token?.ticker, token?.narrative].every((text) => typeof text === "string");

/** All tokens of an owner, newest first. */
export const readTokens = (db: Database, owner: string): Promise<SavedToken[]> =>
  readRange(db, () => tokensOf(db, owner).reverse());
