import { CodedError } from "#contract/errors.ts";
import type { CreativeRequest, CreativeResult, TrendRequest } from "#contract/generation.ts";
import type { UserDeps } from "../../deps.ts";
import { refuseIdea } from "../screening/refuse-idea.ts";
import type { MakingOrder } from "./make-generation.ts";
import { generationToken, requireGeneration } from "./read-generation.ts";

/** The kind of job that makes a token from an idea. */
export const MAKE_GENERATION = "make-generation";

/** Generates a token from one sentence, as a job, so that a lost connection or a restart cancels nothing. */
export async function generateCreative(deps: UserDeps, request: CreativeRequest): Promise<CreativeResult> {
  const { random, caller, jobs, progress } = deps;
  if (request.user_id !== undefined && request.user_id !== caller.userId) {
    throw new CodedError("foreign_user_id");
  }
  refuseIdea(request.prompt);
  const generationId = await deps.startJob(
    MAKE_GENERATION,
    (jobId): MakingOrder => ({
      sessionId: jobId,
      userId: caller.userId,
      prompt: request.prompt,
      imageStyle: request.image_style,
      seed: request.seed ?? random.token(),
      composer: request.composer ?? "auto",
      progressId: request.progress_id,
    }),
  );
  try {
    await jobs.run(generationId);
  } finally {
    progress.end(caller.userId, request.progress_id);
  }
  const row = await requireGeneration(deps, generationId);
  return {
    ...generationToken(row),
    session_id: row.id,
    suggestions: row.suggestions,
    composer: row.composer,
    notice: row.notice,
  };
}

/** Generates a token from a trend, whose title is the idea. */
export const generateTrend = (
  deps: UserDeps,
  { trend_id: _, trend_data, ...request }: TrendRequest,
): Promise<CreativeResult> =>
  generateCreative(deps, { ...request, prompt: trend_data.title, generation_type: "creative" });
