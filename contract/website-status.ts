import * as z from "zod/mini";

export const websiteStatuses = [
  "generated",
  "deploying",
  "deployed",
  "failed",
  "expired",
  "held",
  "taken_down",
] as const;
export const WebsiteStatusName = z.enum(websiteStatuses);
export type WebsiteStatusName = z.infer<typeof WebsiteStatusName>;
