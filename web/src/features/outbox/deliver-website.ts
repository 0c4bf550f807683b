import { tokensEndpoints } from "#contract/endpoints/tokens.ts";
import type { Website } from "#contract/website.ts";
import type { AppDeps } from "../../app/deps.ts";
import type { WebsiteRequest } from "../../db/intents.ts";
import { changeDraft, wizardStore } from "../../stores/wizard.ts";
import { configureAutomation, requestWebsite } from "../websites/request-website.ts";
import { keepAnswer, keyed, type Post } from "./post.ts";

/** A website that was wished for on this device, and that it goes live by itself once its token is launched. */
export async function deliverWebsite(deps: AppDeps, request: WebsiteRequest, post: Post): Promise<Website> {
  const { tokenId } = request;
  const website = await requestWebsite(deps, request, (attempt) => keyed(post, `-${attempt}`));
  await configureAutomation(deps, tokenId, website);
  const token = await deps.api.call(tokensEndpoints.getToken, { params: { id: tokenId } }).catch(() => null);
  if (token) await keepAnswer(deps, post, token, token);
  updateWizard(tokenId, website);
  return website;
}

/** The wizard may be open at its token. */
function updateWizard(tokenId: string, { id, preview_url, subdomain, domain }: Website): void {
  if (wizardStore.getState().draft?.token?.id !== tokenId) return;
  changeDraft({ websiteId: id, previewUrl: preview_url, subdomain, domain });
}
