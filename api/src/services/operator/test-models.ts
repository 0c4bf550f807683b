import * as z from "zod";
import { MINUTE } from "#contract/limits.ts";
import type { ServerDeps } from "../../deps.ts";
import { askFor } from "../../gateways/models/ask-for.ts";
import type { Mode } from "../../gateways/models/capabilities.ts";
import type { ModelProvider } from "../../gateways/models/http-client.ts";
import { ModelError } from "../../gateways/models/model-error.ts";
import { createModels } from "../../gateways/models/models.ts";
import { errorAdvice } from "./model-advice.ts";

export interface ModelFinding {
  kind: "text" | "images";
  /** Null: none is set. */
  model: string | null;
  works: boolean;
  /** Findings for the operator, a sentence each. */
  lines: string[];
}

type Needs = Pick<ServerDeps, "settings" | "outside" | "images" | "clock">;

const DEADLINE = 2 * MINUTE;

/** Tests both models with one small request each. Uses nobody's allowance. */
export async function testModels(deps: Needs): Promise<ModelFinding[]> {
  const { text, images } = deps.settings.models;
  return Promise.all([
    testModel("text", text, () => tryText(deps)),
    testModel("images", images, () => tryImages(deps)),
  ]);
}

async function testModel(
  kind: ModelFinding["kind"],
  provider: ModelProvider | null,
  attempt: () => Promise<string[]>,
): Promise<ModelFinding> {
  if (!provider) return { kind, model: null, works: true, lines: [unset[kind]] };
  const model = provider.model;
  try {
    return { kind, model, works: true, lines: await attempt() };
  } catch (error) {
    const modelError = error instanceof ModelError ? error : new ModelError("unusable");
    return { kind, model, works: false, lines: errorAdvice(kind, provider, modelError) };
  }
}

const unset: Record<ModelFinding["kind"], string> = {
  text: "No text model is set (AI_TEXT_BASE_URL, AI_TEXT_MODEL): the built-in composer writes, and premium websites stay off.",
  images: "No image model is set (AI_IMAGE_BASE_URL, AI_IMAGE_MODEL): the built-in artist draws.",
};

const Sum = z.object({ sum: z.int(), comment: z.string() });

const modeNames: Record<Mode, string> = {
  schema: "It supports JSON schemas: the best mode.",
  json: "It supports JSON, but no schemas: good enough.",
  text: "It has no JSON mode; its answers are repaired where needed. Expect a retry now and then.",
};

async function tryText({ settings, outside, clock }: Needs): Promise<string[]> {
  const { text } = createModels({ ...settings.models, images: null }, outside);
  if (!text) return [];
  const began = clock();
  let spent = 0;
  await askFor(text, {
    name: "sum",
    shape: Sum,
    maxTokens: 1_000,
    messages: [{ role: "user", content: "What is 2 + 3? Give the sum, and a comment of three words." }],
    signal: AbortSignal.timeout(DEADLINE),
    onTokens: (count) => {
      spent += count;
    },
  });
  return [
    "It is reachable, accepts the key and has the model.",
    modeNames[text.mode ?? "text"],
    `It answered in ${seconds(clock() - began)}, for ${spent} tokens.`,
  ];
}

async function tryImages({ settings, outside, images, clock }: Needs): Promise<string[]> {
  const { images: model } = createModels({ ...settings.models, text: null }, outside);
  if (!model) return [];
  const began = clock();
  const order = { prompt: "A green circle on white", shape: "square" as const };
  const bytes = await model.draw({ ...order, signal: AbortSignal.timeout(DEADLINE) });
  await images.accept(bytes, "logo", "operator");
  return [
    "It is reachable, accepts the key and has the model.",
    `It drew a usable picture in ${seconds(clock() - began)}.`,
  ];
}

const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(1)} seconds`;

export interface ModelUse {
  tokens: number;
  images: number;
}

/** Reads all users' model usage of today (UTC). */
export async function readModelUse({ store, clock }: Pick<ServerDeps, "store" | "clock">): Promise<ModelUse> {
  const day = new Date(clock()).toISOString().slice(0, 10);
  const used = (kind: "tokens" | "images") => store.modelUse.read({ day, userId: "", kind });
  return { tokens: await used("tokens"), images: await used("images") };
}
