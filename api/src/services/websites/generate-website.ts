import type { Website, WebsiteRequest } from "#contract/website.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { placeWebsite } from "./place-website.ts";
import { siteTeller } from "./site-teller.ts";
import { websiteShape } from "./website-shape.ts";
import { readWish } from "./website-wish.ts";
import { siteWriter } from "./write-site.ts";

/** Generates a token's website. It is live only once deployed. */
export async function generateWebsite(world: UserWorld, request: WebsiteRequest): Promise<Website> {
  const { progress, caller } = world;
  await requireToken(world, request.token_id);
  const wish = readWish(world, request);
  const useModel = request.use_ai !== false;
  const tell = siteTeller(world, request.progress_id);
  tell.begins(useModel ? world.models.text !== null : false);
  const write = siteWriter(world, { designPrompt: wish.designPrompt, useModel, onWords: tell.words });
  try {
    const website = await placeWebsite(world, request.token_id, wish, write, (plan, row, written) =>
      world.settle(plan, { ...websiteShape(world, row), composer: written.composer, notice: written.notice }),
    );
    tell.done("Your website is ready");
    return website;
  } finally {
    progress.end(caller.userId, request.progress_id);
  }
}
