import type { Progress } from "#contract/generation.ts";
import type { Write } from "../../db/plan.ts";
import type { ServerDeps } from "../../deps.ts";
import { composeToken, type ReportStep, type TokenOrder, type TokenStep } from "./compose-token.ts";

export interface MakingOrder extends TokenOrder {
  /** The generation's id, under the name that queued jobs have carried so far. */
  sessionId: string;
  progressId: string | undefined;
}

const steps: Record<TokenStep, Omit<Progress, "step">> = {
  reading: { percent: 5, message: "Reading your idea" },
  writing: { percent: 20, message: "Writing name, ticker and story" },
  "drawing-logo": { percent: 35, message: "Drawing the logo" },
  "drawing-banner": { percent: 55, message: "Drawing the banner" },
  "model-writing": { percent: 10, message: "The model is writing" },
  "model-drawing": { percent: 10, message: "The model is drawing" },
  encoding: { percent: 75, message: "Preparing the pictures" },
};

/** The job: compose, store the pictures, and then commit the row that names them. */
export async function makeGeneration(deps: ServerDeps, order: MakingOrder, done: Write): Promise<void> {
  const made = await composeToken(deps, order, createStepReporter(deps, order));
  const logo = await deps.blobs.put(made.logo, "webp");
  const banner = await deps.blobs.put(made.banner, "webp");
  const drawings = made.drawings && (await deps.blobs.put(made.drawings, "gz"));
  const now = deps.clock();
  await deps.store.commit([
    deps.store.generations.add({
      id: order.sessionId,
      userId: order.userId,
      tokenId: null,
      origin: "GENERATED",
      mintAddress: null,
      prompt: order.prompt,
      scene: made.scene,
      imageStyle: order.imageStyle,
      seed: order.seed,
      name: made.name,
      ticker: made.ticker,
      narrative: made.narrative,
      suggestions: made.suggestions,
      palette: made.palette,
      logo,
      banner,
      drawings,
      tries: null,
      composer: made.composer,
      notice: made.notice,
      createdAt: now,
      updatedAt: now,
    }),
    done,
  ]);
  const finished = { step: "done", message: "Your token is ready", percent: 100 };
  deps.progress.report(order.userId, order.progressId, finished);
}

const createStepReporter =
  ({ progress, blobs }: ServerDeps, { userId, progressId }: MakingOrder): ReportStep =>
  async (step, { words, logo } = {}) => {
    const { percent, message } = steps[step];
    const text = words === undefined ? message : `${message}: ${words} words so far`;
    const picture = logo && { image_url: `/media/${await blobs.put(logo, "webp")}` };
    progress.report(userId, progressId, { step, percent, message: text, ...picture });
  };
