import type { TokenJsonBindings } from "../../db/token-json.ts";
import type { World } from "../../world.ts";
import { previewPath } from "../websites/preview-path.ts";

/** What a token's JSON needs beyond its rows: the moment, and how addresses begin. */
export const tokenBindings = ({ clock, settings }: World): TokenJsonBindings => ({
  now: clock(),
  siteScheme: settings.siteScheme,
  previewPath: previewPath(""),
});
