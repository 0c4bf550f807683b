import * as z from "zod/mini";

const isWebUrl = (text: string): boolean =>
  /^https?:\/\//i.test(text) && text.length <= 2048 && URL_SHAPE.test(text);
// The room has no DOM or Node types, hence no `URL`; the server parses with `URL` once more.
const URL_SHAPE = /^https?:\/\/[^\s/?#@"'<>\\]+(?:[/?#][^\s"'<>\\]*)?$/i;

/** An absolute http or https address without credentials. */
export const WebUrl = z
  .string()
  .check(z.refine(isWebUrl, "Please enter a full address that begins with https://"));

export const SocialLinks = z.object({
  twitter: z.optional(WebUrl),
  telegram: z.optional(WebUrl),
  discord: z.optional(WebUrl),
  website: z.optional(WebUrl),
});
export type SocialLinks = z.infer<typeof SocialLinks>;
