import type { SavedToken } from "#contract/token.ts";

/** The address of a token's live website, or null. Before the launch, `website_url` is the preview's. */
export const liveAddress = ({ website_status, website_url }: SavedToken): string | null =>
  website_status === "deployed" ? website_url : null;

/** Whether a token has a website that can be edited. */
export const hasWebsite = ({ website_status }: SavedToken): boolean =>
  website_status !== null && website_status !== "taken_down";

/** The wizard's step to edit a token in. With a website, the token's own step would be the launch, which edits nothing. */
export const editPlace = (token: SavedToken): { token_id: string; step?: number } => ({
  token_id: token.id,
  ...(!token.mint_address && hasWebsite(token) && { step: 3 }),
});
