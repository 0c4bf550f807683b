import type { OperatorDeps } from "../../deps.ts";

export interface Block {
  kind: "subdomain" | "wallet";
  /** A label, or an address. */
  value: string;
}

/**
 * Blocks a subdomain from being claimed, or a wallet from signing in, and ends the wallet's sessions. A live
 * site stays until it expires or is taken down.
 */
export async function addBlock(
  { store, clock, commit }: OperatorDeps,
  { kind, value, reason }: Block & { reason: string },
): Promise<Block> {
  const now = clock();
  const plan = [
    store.blocks.add({ kind, value, reason, createdAt: now }),
    ...(kind === "wallet" ? [store.sessions.revokeOfAddress(value, now)] : []),
  ];
  return commit(plan, { kind, value });
}

export async function removeBlock({ store, commit }: OperatorDeps, { kind, value }: Block): Promise<Block> {
  return commit([store.blocks.remove(kind, value)], { kind, value });
}

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
