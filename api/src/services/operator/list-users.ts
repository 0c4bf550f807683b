import type { OperatorDeps } from "./operator-deps.ts";

/** Lists accounts, the newest first. */
export async function listUsers({ store, clock }: OperatorDeps, { limit }: { limit: number }) {
  const rows = await store.overview.users(clock(), limit);
  return rows.map(({ id, name, wallets, tokens, liveSites, createdAt }) => ({
    id,
    name,
    wallets: wallets,
    tokens,
    live_websites: liveSites,
    created_at: new Date(createdAt).toISOString(),
  }));
}
