import { CodedError } from "#contract/errors.ts";
import type { Progress } from "#contract/generation.ts";
import type { Write } from "../../db/plan.ts";
import type { Idea, Made, MakingStep } from "../../gateways/composer.ts";
import type { World } from "../../world.ts";

export interface MakingOrder extends Idea {
  sessionId: string;
  userId: string;
  progressId?: string | undefined;
}

const steps: Record<MakingStep, Omit<Progress, "step">> = {
  reading: { percent: 5, message: "Reading your idea" },
  writing: { percent: 20, message: "Writing name, ticker and story" },
  "drawing-logo": { percent: 35, message: "Drawing the logo" },
  "drawing-banner": { percent: 55, message: "Drawing the banner" },
  encoding: { percent: 75, message: "Preparing the pictures" },
};

/** The job: compose, keep the pictures, and then the row that names them. */
export async function makeGeneration(world: World, order: MakingOrder, done: Write): Promise<void> {
  const tell = (step: MakingStep) =>
    world.progress.report(order.userId, order.progressId, { step, ...steps[step] });
  const made = await compose(world, order, tell);
  const logo = await world.blobs.put(made.logo, "webp");
  const banner = await world.blobs.put(made.banner, "webp");
  const now = world.clock();
  await world.store.commit([
    world.store.generations.add({
      id: order.sessionId,
      userId: order.userId,
      tokenId: null,
      origin: "GENERATED",
      mintAddress: null,
      prompt: order.prompt,
      imageStyle: order.imageStyle,
      seed: order.seed,
      name: made.name,
      ticker: made.ticker,
      narrative: made.narrative,
      suggestions: JSON.stringify(made.suggestions),
      palette: JSON.stringify(made.palette),
      logo,
      banner,
      composer: world.composer.name,
      notice: null,
      createdAt: now,
      updatedAt: now,
    }),
    done,
  ]);
  const finished = { step: "done", message: "Your token is ready", percent: 100 };
  world.progress.report(order.userId, order.progressId, finished);
}

/** Composes; what fails in an unexpected way is noted, and fails as the catalogue says. */
export async function compose(world: World, idea: Idea, tell: (step: MakingStep) => void): Promise<Made> {
  try {
    return await world.composer.make(idea, tell);
  } catch (error) {
    if (error instanceof CodedError) throw error;
    world.log.error({ err: error }, "the composer failed");
    throw new CodedError("generation_failed");
  }
}
