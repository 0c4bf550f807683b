import type { CreativeResult, TrendRequest } from "#contract/generation.ts";
import type { UserWorld } from "../../world.ts";
import { generateCreative } from "./generate-creative.ts";

/** Makes a token from a trend: its title is the idea. */
export const generateTrend = (
  world: UserWorld,
  { trend_data, ...request }: TrendRequest,
): Promise<CreativeResult> =>
  generateCreative(world, {
    prompt: trend_data.title,
    image_style: request.image_style,
    generation_type: "creative",
    user_id: request.user_id,
  });
