import { and, eq } from "drizzle-orm";
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
  const add = db.insert(automations).values(everyColumn(automations)).prepare();
  const replace = db
    .update(automations)
    .set({
      subdomain: paramSql("subdomain"),
      domain: paramSql("domain"),
      templateId: paramSql("templateId"),
      updatedAt: paramSql("updatedAt"),
    })
    .where(
      and(
        eq(automations.tokenId, param("tokenId")),
        eq(automations.subdomain, param("subdomainBefore")),
        eq(automations.domain, param("domainBefore")),
      ),
    )
    .prepare();
  const remove = db
    .delete(automations)
    .where(eq(automations.tokenId, param("tokenId")))
    .prepare();

  return {
    of: async (token: OwnedToken) => (await byToken.get({ tokenId: token.id })) ?? null,
    /** The plan is stale if another address is wanted by then than the one that was read: its own would stay claimed. */
    save: (row: AutomationRow, before: AutomationRow | null): Write => ({
      statement: before ? replace : add,
      values: {
        ...row,
        ...(before && { subdomainBefore: before.subdomain, domainBefore: before.domain }),
      },
      expect: "one",
    }),
    remove: (token: OwnedToken): Write => ({
      statement: remove,
      values: { tokenId: token.id },
      expect: "any",
    }),
  };
}
