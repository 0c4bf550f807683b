import type { SavedToken } from "#contract/token.ts";

/** The address of a token's live website, or null. Before the launch, `website_url` is the preview's. */
export const liveAddress = ({ website_status, website_url }: SavedToken): string | null =>
  website_status === "deployed" ? website_url : null;
