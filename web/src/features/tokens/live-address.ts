import type { SavedToken } from "#contract/token.ts";

/** Where a token's website is live; null where it is not. Before its launch `website_url` is that of its preview. */
export const liveAddress = ({ website_status, website_url }: SavedToken): string | null =>
  website_status === "deployed" ? website_url : null;
