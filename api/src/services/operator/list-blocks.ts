import type { OperatorDeps } from "./operator-deps.ts";

/** Lists what is blocked: subdomains, wallets, and sites that were taken down. */
export async function listBlocks({ store }: OperatorDeps, { limit }: { limit: number }) {
  const rows = await store.blocks.list(limit);
  return rows.map(({ kind, value, reason, createdAt }) => ({
    kind,
    value,
    reason,
    created_at: new Date(createdAt).toISOString(),
  }));
}
