import type { CreativeResult, TrendRequest } from "#contract/generation.ts";
import type { UserDeps } from "../../deps.ts";
import { generateCreative } from "./generate-creative.ts";

/** Generates a token from a trend, whose title is the idea. */
export const generateTrend = (
  deps: UserDeps,
  { trend_id: _, trend_data, ...request }: TrendRequest,
): Promise<CreativeResult> =>
  generateCreative(deps, { ...request, prompt: trend_data.title, generation_type: "creative" });
