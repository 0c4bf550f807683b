import type { Website, WebsiteRequest } from "#contract/website.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { placeWebsite } from "./place-website.ts";
import { websiteShape } from "./website-shape.ts";
import { readWish } from "./website-wish.ts";

/** Generates a token's website. It is live only once deployed. */
export async function generateWebsite(world: UserWorld, request: WebsiteRequest): Promise<Website> {
  const { progress, caller } = world;
  await requireToken(world, request.token_id);
  const wish = readWish(world, request);
  const tell = (step: string, message: string, percent: number) =>
    progress.report(caller.userId, request.progress_id, { step, message, percent });
  tell("writing", "Writing the words of your website", 20);
  try {
    const website = await placeWebsite(world, request.token_id, wish, (plan, row) =>
      world.settle(plan, websiteShape(world, row)),
    );
    tell("done", "Your website is ready", 100);
    return website;
  } finally {
    progress.end(caller.userId, request.progress_id);
  }
}
