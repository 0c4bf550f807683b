import type { CreativeResult, TrendRequest } from "#contract/generation.ts";
import type { UserWorld } from "../../world.ts";
import { generateCreative } from "./generate-creative.ts";

/** Makes a token from a trend: its title is the idea. */
export const generateTrend = (
  world: UserWorld,
  { trend_id: _, trend_data, ...request }: TrendRequest,
): Promise<CreativeResult> =>
  generateCreative(world, { ...request, prompt: trend_data.title, generation_type: "creative" });
