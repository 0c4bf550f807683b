import { CodedError } from "#contract/errors.ts";
import type { CreativeRequest, CreativeResult } from "#contract/generation.ts";
import type { UserWorld } from "../../world.ts";
import { generationToken } from "./generation-token.ts";
import type { MakingOrder } from "./make-generation.ts";
import { refuseIdea } from "./refuse-idea.ts";
import { requireGeneration } from "./require-generation.ts";

/** The kind of job that makes a token from an idea. */
export const MAKE_GENERATION = "make-generation";

/** Makes a token from one sentence: a job, so that a lost connection or a restart cancels nothing. */
export async function generateCreative(world: UserWorld, request: CreativeRequest): Promise<CreativeResult> {
  const { chance, caller, jobs, progress } = world;
  if (request.user_id !== undefined && request.user_id !== caller.userId) {
    throw new CodedError("foreign_user_id");
  }
  refuseIdea(request.prompt);
  const sessionId = await world.startJob(
    MAKE_GENERATION,
    (jobId): MakingOrder => ({
      sessionId: jobId,
      userId: caller.userId,
      prompt: request.prompt,
      imageStyle: request.image_style,
      seed: request.seed ?? chance.token(),
      composer: request.composer,
      progressId: request.progress_id,
    }),
  );
  try {
    await jobs.run(sessionId);
  } finally {
    progress.end(caller.userId, request.progress_id);
  }
  const row = await requireGeneration(world, sessionId);
  return {
    ...generationToken(row),
    session_id: row.id,
    suggestions: JSON.parse(row.suggestions) as CreativeResult["suggestions"],
    composer: row.composer,
    notice: row.notice,
  };
}
