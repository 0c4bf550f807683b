import type * as z from "zod/mini";
import type { Deck } from "#contract/deck.ts";
import { CodedError } from "#contract/errors.ts";
import type { SocialLinks } from "#contract/social-links.ts";
import type { TemplateId } from "#contract/template.ts";
import { cleanText } from "#contract/text.ts";
import type { PremiumRequest, PremiumResult } from "#contract/website.ts";
import type { SiteAddress } from "../../db/addresses.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { WebsiteRow } from "../../db/websites.ts";
import type { UserWorld } from "../../world.ts";
import { requireToken } from "../tokens/require-token.ts";
import { chooseTemplate } from "./choose-template.ts";
import { addressFor, freeAddress, uniqueAddress } from "./free-address.ts";
import { placeWebsite } from "./place-website.ts";
import { previewPath } from "./preview-path.ts";
import { siteFeatures } from "./site-features.ts";
import type { WebsiteWish } from "./website-wish.ts";

type Premium = z.infer<typeof PremiumResult>;

/** How often somebody else may be faster at a suggested name, before it is one that nobody else can want. */
const MOST_RACES = 3;

/** Generates a token's website from a prompt alone: it chooses template and design, the address is found. */
export async function generatePremiumWebsite(
  world: UserWorld,
  request: z.infer<typeof PremiumRequest>,
): Promise<Premium> {
  const { progress, caller, store } = world;
  if (!(await store.switches.isOn("premium"))) throw new CodedError("premium_disabled");
  const token = await requireToken(world, request.token_id);
  const prompt = cleanText([request.custom_prompt, request.style_prompt ?? ""].join("\n"));
  const tell = (step: string, message: string, percent: number) =>
    progress.report(caller.userId, request.progress_id, { step, message, percent });
  tell("writing", "Designing your website from your words", 20);
  try {
    const website = await place(world, token, prompt);
    tell("done", "Your premium website is ready", 100);
    return website;
  } finally {
    progress.end(caller.userId, request.progress_id);
  }
}

async function place(world: UserWorld, token: OwnedToken, prompt: string): Promise<Premium> {
  let address = await addressFor(world, token);
  for (let races = 0; ; races++) {
    try {
      return await placeWebsite(world, token.id, await wishFor(world, token, prompt, address), (plan, row) =>
        world.settle(plan, premiumShape(token, row)),
      );
    } catch (error) {
      const isLost = error instanceof CodedError && error.code === "subdomain_taken";
      if (!isLost || races > MOST_RACES) throw error;
      address = races < MOST_RACES ? await freeAddress(world, token) : uniqueAddress(world, token);
    }
  }
}

async function wishFor(
  { store, caller, composer }: UserWorld,
  token: OwnedToken,
  prompt: string,
  address: SiteAddress,
): Promise<WebsiteWish> {
  const before = await store.websites.ofToken(caller.userId, token.id);
  return {
    ...address,
    templateId: chooseTemplate(prompt, composer.finishedTemplates),
    designPrompt: prompt,
    social: before ? (JSON.parse(before.socialLinks) as SocialLinks) : {},
  };
}

const premiumShape = ({ name, ticker }: OwnedToken, row: WebsiteRow): Premium => ({
  website_id: row.id,
  preview_url: previewPath(row.id),
  title: `${name} (${ticker})`,
  features: siteFeatures(
    row.templateId as TemplateId,
    JSON.parse(row.deck) as Deck,
    JSON.parse(row.socialLinks) as SocialLinks,
  ),
});
