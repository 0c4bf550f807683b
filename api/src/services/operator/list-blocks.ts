import type { OperatorDeps } from "./operator-deps.ts";

/** What is barred: subdomains, wallets, and sites that were taken down. */
export async function listBlocks({ store }: OperatorDeps, { limit }: { limit: number }) {
  const rows = await store.blocks.list(limit);
  return rows.map(({ kind, value, reason, createdAt }) => ({
    kind,
    value,
    reason,
    created_at: new Date(createdAt).toISOString(),
  }));
}
