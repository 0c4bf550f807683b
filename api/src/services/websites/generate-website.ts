import type { Website, WebsiteRequest } from "#contract/website.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { toDesiredWebsite } from "./desired-website.ts";
import { placeWebsite } from "./place-website.ts";
import { createSiteReporter } from "./site-progress.ts";
import { websiteShape } from "./website-shape.ts";
import { createSiteWriter } from "./write-site.ts";

/** Generates a token's website. It is live only once deployed. */
export async function generateWebsite(deps: UserDeps, request: WebsiteRequest): Promise<Website> {
  const { progress, caller } = deps;
  await requireToken(deps, request.token_id);
  const desired = toDesiredWebsite(deps, request);
  const useModel = request.use_ai !== false;
  const reporter = createSiteReporter(deps, request.progress_id);
  reporter.begins(useModel ? deps.models.text !== null : false);
  const write = createSiteWriter(deps, {
    ...desired,
    useModel,
    onWords: reporter.words,
  });
  try {
    const website = await placeWebsite(deps, request.token_id, desired, write, (plan, row, written) =>
      deps.commit(plan, { ...websiteShape(deps, row), composer: written.composer, notice: written.notice }),
    );
    reporter.done("Your website is ready");
    return website;
  } finally {
    progress.end(caller.userId, request.progress_id);
  }
}
