import type { OperatorWorld } from "./operator-world.ts";

/** What is barred: subdomains, wallets, and sites that were taken down. */
export async function listBlocks({ store }: OperatorWorld, { limit }: { limit: number }) {
  const rows = await store.blocks.list(limit);
  return rows.map(({ kind, value, reason, createdAt }) => ({
    kind,
    value,
    reason,
    created_at: new Date(createdAt).toISOString(),
  }));
}
