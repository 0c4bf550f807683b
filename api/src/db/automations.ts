import { eq } from "drizzle-orm";
import { everyColumn, param, paramSql } from "./bindings.ts";
import type { OpenDatabase } from "./database.ts";
import type { Write } from "./plan.ts";
import { automations } from "./schema.ts";
import type { OwnedToken } from "./tokens.ts";

export type AutomationRow = typeof automations.$inferSelect;

/** The website that is configured for a token. */
export function createAutomations({ queries: db }: OpenDatabase) {
  const byToken = db
    .select()
    .from(automations)
    .where(eq(automations.tokenId, param("tokenId")))
    .prepare();
  const save = db
    .insert(automations)
    .values(everyColumn(automations))
    .onConflictDoUpdate({
      target: automations.tokenId,
      set: {
        subdomain: paramSql("subdomain"),
        domain: paramSql("domain"),
        templateId: paramSql("templateId"),
        updatedAt: paramSql("updatedAt"),
      },
    })
    .prepare();
  const remove = db
    .delete(automations)
    .where(eq(automations.tokenId, param("tokenId")))
    .prepare();

  return {
    of: async (token: OwnedToken) => (await byToken.get({ tokenId: token.id })) ?? null,
    save: (row: AutomationRow): Write => ({ statement: save, values: { ...row }, expect: "one" }),
    remove: (token: OwnedToken): Write => ({
      statement: remove,
      values: { tokenId: token.id },
      expect: "any",
    }),
  };
}
