import type { TokenJsonBindings } from "../../db/token-json.ts";
import type { ServerDeps } from "../../deps.ts";
import { previewPath } from "../websites/preview-path.ts";

/** The parameters of a token's JSON: the current time, and how addresses begin. */
export const tokenBindings = ({ clock, settings }: ServerDeps): TokenJsonBindings => ({
  now: clock(),
  siteScheme: settings.siteScheme,
  previewPath: previewPath(""),
});
