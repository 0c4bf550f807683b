import { CodedError } from "#contract/errors.ts";
import type { OwnedWebsite } from "../../db/websites.ts";
import type { OwnerDeps } from "../../deps.ts";

/** The caller's website; another user's is not found. */
export async function requireWebsite({ store, caller }: OwnerDeps, id: string): Promise<OwnedWebsite> {
  const website = await store.websites.find(caller.userId, id);
  if (!website) throw new CodedError("website_not_found");
  return website;
}
