import type * as z from "zod/mini";
import { CodedError } from "#contract/errors.ts";
import { cleanText } from "#contract/primitives.ts";
import type { PremiumRequest, PremiumResult } from "#contract/website.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { WebsiteRow } from "../../db/websites.ts";
import type { UserDeps } from "../../deps.ts";
import { requireToken } from "../ownership/require-owned.ts";
import { chooseTemplate } from "./choose-template.ts";
import type { DesiredWebsite } from "./desired-website.ts";
import { addressFor, freeAddress, uniqueAddress } from "./free-address.ts";
import { placeWebsite } from "./place-website.ts";
import { createPremiumWriter } from "./premium/premium-writer.ts";
import { pageFeatures, siteFeatures } from "./site-features.ts";
import { createSiteReporter } from "./site-progress.ts";
import { previewPath } from "./website-shape.ts";
import type { SiteWriter } from "./write-site.ts";

type Premium = z.infer<typeof PremiumResult>;

/** How many races for a suggested name may be lost before a random one is taken. */
const MOST_RACES = 3;

/**
 * Generates a token's website from a prompt alone: the model designs it, and an address is chosen. If the
 * model fails, the prompt decides template and design.
 */
export async function generatePremiumWebsite(
  deps: UserDeps,
  request: z.infer<typeof PremiumRequest>,
): Promise<Premium> {
  const { progress, caller, store, models } = deps;
  if (!models.text || !(await store.switches.isOn("premium"))) throw new CodedError("premium_disabled");
  const token = await requireToken(deps, request.token_id);
  const prompt = cleanText([request.custom_prompt, request.style_prompt ?? ""].join("\n"));
  const reporter = createSiteReporter(deps, request.progress_id);
  reporter.begins(true);
  try {
    const website = await placeAtFreeAddress(
      deps,
      token,
      prompt,
      createPremiumWriter(deps, prompt, reporter.words),
    );
    reporter.done("Your premium website is ready");
    return website;
  } finally {
    progress.end(caller.userId, request.progress_id);
  }
}

async function placeAtFreeAddress(
  deps: UserDeps,
  token: OwnedToken,
  prompt: string,
  write: SiteWriter,
): Promise<Premium> {
  let address = await addressFor(deps, token);
  for (let races = 0; ; races++) {
    try {
      const desired = await desiredWebsiteFor(deps, token, prompt, address);
      return await placeWebsite(deps, token.id, desired, write, (plan, row, { composer, notice }) =>
        deps.commit(plan, { ...premiumShape(token, row), composer, notice }),
      );
    } catch (error) {
      const isLost = error instanceof CodedError && error.code === "subdomain_taken";
      if (!isLost || races > MOST_RACES) throw error;
      address = races < MOST_RACES ? await freeAddress(deps, token) : uniqueAddress(deps, token);
    }
  }
}

async function desiredWebsiteFor(
  { store, caller, composer }: UserDeps,
  token: OwnedToken,
  prompt: string,
  address: SiteAddress,
): Promise<DesiredWebsite> {
  const before = await store.websites.ofToken(caller.userId, token.id);
  return {
    ...address,
    templateId: chooseTemplate(prompt, composer.finishedTemplates),
    designPrompt: prompt,
    social: before?.socialLinks ?? {},
  };
}

const premiumShape = ({ name, ticker }: OwnedToken, row: WebsiteRow): Premium => {
  const { socialLinks: social, deck, templateId } = row;
  return {
    website_id: row.id,
    preview_url: previewPath(row.id),
    title: `${name} (${ticker})`,
    features: row.page ? pageFeatures(social) : siteFeatures(templateId, deck, social),
  };
};
