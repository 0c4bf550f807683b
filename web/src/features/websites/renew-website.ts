import { fill } from "#contract/errors.ts";
import { sentences } from "#contract/sentences.ts";
import type { SavedToken } from "#contract/token.ts";
import type { AppDeps } from "../../app/deps.ts";
import { deployWebsite } from "./deploy-website.ts";
import { websiteIdOf } from "./website-id.ts";

/** Publishes a token's website for another 24 hours, and says how it went. */
export async function renewWebsite(deps: AppDeps, { id, name }: SavedToken): Promise<void> {
  const websiteId = await websiteIdOf(deps, id);
  if (!websiteId) return;
  const result = await deployWebsite(deps, id, websiteId);
  if (result.kind === "live")
    deps.toast.success(fill(sentences.website.renewed, { name }), { id: "website" });
  else deps.toast.error(result.reason, { id: "website" });
}
