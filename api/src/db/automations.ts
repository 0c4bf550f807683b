import { eq } from "drizzle-orm";
import { everyColumn, given, givenSql } from "./bindings.ts";
import type { OpenDatabase } from "./open.ts";
import type { Write } from "./plan.ts";
import { automations } from "./schema.ts";
import type { OwnedToken } from "./tokens.ts";

export type AutomationRow = typeof automations.$inferSelect;

/** The website that is wanted for a token. */
export function createAutomations({ drizzle: db }: OpenDatabase) {
  const byToken = db
    .select()
    .from(automations)
    .where(eq(automations.tokenId, given("tokenId")))
    .prepare();
  const save = db
    .insert(automations)
    .values(everyColumn(automations))
    .onConflictDoUpdate({
      target: automations.tokenId,
      set: {
        subdomain: givenSql("subdomain"),
        domain: givenSql("domain"),
        templateId: givenSql("templateId"),
        updatedAt: givenSql("updatedAt"),
      },
    })
    .prepare();
  const remove = db
    .delete(automations)
    .where(eq(automations.tokenId, given("tokenId")))
    .prepare();

  return {
    of: async (token: OwnedToken) => byToken.get({ tokenId: token.id }) ?? null,
    save: (row: AutomationRow): Write => ({ statement: save, values: { ...row }, expect: "one" }),
    remove: (token: OwnedToken): Write => ({
      statement: remove,
      values: { tokenId: token.id },
      expect: "any",
    }),
  };
}
