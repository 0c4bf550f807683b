import type { DuplicateCheck } from "#contract/import.ts";
import type { UserDeps } from "../../deps.ts";

/** Checks if the caller has a token of this mint, imported or launched here. */
export async function checkDuplicate(
  { store, caller }: UserDeps,
  { token_mint }: { token_mint: string },
): Promise<DuplicateCheck> {
  const existing = await store.tokens.ofMint(caller.userId, token_mint);
  return { duplicate_found: existing !== null, existing_token_name: existing?.name ?? null };
}
