import { CodedError } from "#contract/errors.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { OwnedWebsite } from "../../db/websites.ts";
import type { OwnerDeps } from "../../deps.ts";

/** The caller's token; another user's is not found. */
export async function requireToken({ store, caller }: OwnerDeps, id: string): Promise<OwnedToken> {
  const token = await store.tokens.find(caller.userId, id);
  if (!token) throw new CodedError("token_not_found");
  return token;
}

/** The caller's website; another user's is not found. */
export async function requireWebsite({ store, caller }: OwnerDeps, id: string): Promise<OwnedWebsite> {
  const website = await store.websites.find(caller.userId, id);
  if (!website) throw new CodedError("website_not_found");
  return website;
}
