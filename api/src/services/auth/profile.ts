import type { User } from "#contract/auth.ts";
import { CodedError } from "#contract/errors.ts";
import type { ServerDeps, UserDeps } from "../../deps.ts";

/** The user as the client sees them, in a session of one of their wallets. */
export async function readUser(
  { store }: ServerDeps,
  { userId, address }: { userId: string; address: string },
): Promise<User> {
  const row = await store.accounts.user(userId);
  if (!row) throw new CodedError("not_signed_in");
  const wallets = await store.accounts.wallets(userId);
  const shown = wallets.find((wallet) => wallet.address === address) ?? wallets[0];
  const { created, deployed } = await store.accounts.tokenCounts(userId);
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    wallet_connected: shown !== undefined,
    wallet_address: shown?.address ?? null,
    wallet_name: null,
    created_at: new Date(row.createdAt).toISOString(),
    tokens_created: created,
    tokens_deployed: deployed,
  };
}

export async function changeProfile(deps: UserDeps, { name }: { name: string }): Promise<User> {
  const { store, caller } = deps;
  const user = await readUser(deps, caller);
  return deps.commit([store.accounts.rename(caller.userId, name)], { ...user, name });
}
