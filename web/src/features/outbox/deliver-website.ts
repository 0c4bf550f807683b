import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { Website } from "#contract/website.ts";
import type { World } from "../../app/deps.ts";
import type { SiteWish } from "../../db/intents.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { configureAutomation, requestSite } from "../websites/request-website.ts";
import { keepAnswer, keyed, type Post } from "./post.ts";

/** A website that was wished for on this device, and that it goes live by itself once its token is launched. */
export async function deliverWebsite(world: World, wish: SiteWish, post: Post): Promise<Website> {
  const { tokenId } = wish;
  const website = await requestSite(world, wish, (attempt) => keyed(post, `-${attempt}`));
  await configureAutomation(world, tokenId, website);
  const token = await world.api.call(tokensEndpoints.getToken, { params: { id: tokenId } }).catch(() => null);
  if (token) await keepAnswer(world, post, token, token);
  tellWizard(tokenId, website);
  return website;
}

/** The wizard may be open at its token. */
function tellWizard(tokenId: string, { id, preview_url, subdomain, domain }: Website): void {
  if (wizardStore.getState().draft?.token?.id !== tokenId) return;
  changeDraft({ websiteId: id, previewUrl: preview_url, subdomain, domain });
}
