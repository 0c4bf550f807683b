import { CodedError } from "#contract/errors.ts";
import { modelNotice } from "#contract/generation.ts";
import type { ServerDeps } from "../../deps.ts";
import type { Idea, Made, MakingStep, OnMakingStep } from "../../gateways/composer.ts";
import { unasked } from "../models/outcome.ts";
import { askForArt, finishArt } from "./draw-art.ts";
import { writeWords } from "./write-words.ts";

/** Steps of creating a token. A model's steps are reported while it works. */
export type TokenStep = MakingStep | "model-writing" | "model-drawing";
/** Reports a step: with how many words a model has written, or with the logo (WebP) that is drawn. */
export type ReportStep = (
  step: TokenStep,
  detail?: { words?: number; logo?: Uint8Array },
) => void | Promise<void>;

export interface TokenOrder extends Idea {
  userId: string;
  /** `built-in`: no model is asked. */
  composer?: "auto" | "built-in";
}

export interface Composed extends Made {
  /** What the pictures show, if a model planned it. */
  scene: string | null;
  /** The composer's or model's name, for the answer. */
  composer: string;
  notice: string | null;
}

/**
 * Creates a token from an idea: words and pictures by the models that are set, the rest by the built-in
 * composer.
 */
export async function composeToken(
  deps: ServerDeps,
  order: TokenOrder,
  reportStep: ReportStep,
): Promise<Composed> {
  const { userId, composer: wanted, ...idea } = order;
  const { text, images } = wanted === "built-in" ? { text: null, images: null } : deps.models;
  if (text) reportStep("model-writing");
  else if (images) reportStep("model-drawing");
  const [words, pictures] = await Promise.all([
    text ? writeWords(deps, order, (count) => reportStep("model-writing", { words: count })) : unasked,
    images ? askForArt(deps, userId, idea) : { logo: unasked, banner: unasked },
  ]);
  const reportOwnStep = createOwnStepReporter(
    { hasWords: words.value !== null, hasArt: pictures.logo.value !== null },
    reportStep,
  );
  const make = (of: Idea) => compose(deps, of, reportOwnStep);
  const scene = words.value?.scene ?? null;
  let built = words.value ? null : await make(idea);
  const name = words.value?.name ?? built?.name ?? "";
  const drawn = await finishArt(deps, pictures, { name, seed: idea.seed });
  if (!drawn.art) built ??= await make({ ...idea, name, ...(scene && { scene }) });
  const made = { ...built, ...words.value, ...drawn.art } as Made;
  const makers = [words.value ? text : deps.composer, drawn.art ? images : deps.composer];
  const notices = [
    words.cause && modelNotice("words", words.cause),
    drawn.cause && modelNotice(drawn.about, drawn.cause),
  ];
  return {
    ...made,
    scene,
    composer: [...new Set(makers.map((maker) => maker?.name))].join(" + "),
    notice: notices.filter(Boolean).join(" ") || null,
  };
}

/** Creates a reporter of the built-in composer's steps, without those that a model has done already. */
const createOwnStepReporter =
  ({ hasWords, hasArt }: { hasWords: boolean; hasArt: boolean }, reportStep: ReportStep) =>
  (step: MakingStep, logo?: Uint8Array): void | Promise<void> => {
    if (hasWords && (step === "reading" || step === "writing")) return;
    if (hasArt && step !== "reading" && step !== "writing") return;
    return reportStep(step, logo && { logo });
  };

/** Lets the built-in composer make a token. An unexpected error is logged and becomes a coded one. */
export async function compose(deps: ServerDeps, idea: Idea, reportStep: OnMakingStep): Promise<Made> {
  try {
    return await deps.composer.make(idea, reportStep);
  } catch (error) {
    if (error instanceof CodedError) throw error;
    deps.log.error({ err: error }, "the composer failed");
    throw new CodedError("generation_failed");
  }
}
