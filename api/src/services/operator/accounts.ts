import { CodedError } from "#contract/errors.ts";
import type { OperatorDeps } from "../../deps.ts";

/** Lists accounts, the newest first. */
export async function listUsers({ store, clock }: OperatorDeps, { limit }: { limit: number }) {
  const rows = await store.overview.users(clock(), limit);
  return rows.map(({ id, name, wallets, tokens, liveSites, createdAt }) => ({
    id,
    name,
    wallets,
    tokens,
    live_websites: liveSites,
    created_at: new Date(createdAt).toISOString(),
  }));
}

/** Lists tokens, the newest first: everybody's, or those of one wallet's account. */
export async function listTokens(
  { store }: OperatorDeps,
  { user, limit }: { user: string | null; limit: number },
) {
  if (user !== null && !(await hasAccount(store, user))) throw new CodedError("user_not_found");
  const rows = await store.overview.tokens(user, limit);
  return rows.map(({ id, name, ticker, origin, mintAddress, wallet, website, createdAt }) => ({
    id,
    name,
    ticker,
    origin,
    mint_address: mintAddress,
    website: website && (website.liveHost ?? `${website.subdomain}.${website.domain}`),
    website_status: website?.status ?? null,
    wallet,
    created_at: new Date(createdAt).toISOString(),
  }));
}

const hasAccount = async ({ accounts }: OperatorDeps["store"], address: string): Promise<boolean> =>
  (await accounts.walletAt(address)) !== null || (await accounts.formerWalletAt(address)) !== null;
