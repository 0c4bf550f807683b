import { CodedError } from "#contract/errors.ts";
import type { ServerDeps } from "../../deps.ts";
import type { ImageModel, Shape } from "../../gateways/models/image-model.ts";
import { ModelError } from "../../gateways/models/model-error.ts";
import { type Outcome, reportFailure, unasked } from "./outcome.ts";
import { reserve } from "./reserve.ts";

interface Task {
  userId: string;
  prompt: string;
  shape: Shape;
}

type Needs = Pick<ServerDeps, "models" | "images" | "store" | "clock" | "settings" | "log">;

/** Milliseconds for a picture: a call that asks for two at once has three minutes. */
const DEADLINE = 90_000;

/** Lets the image model draw a picture, decodes and fits it. Never throws. */
export async function drawWithModel(deps: Needs, { userId, ...order }: Task): Promise<Outcome<Buffer>> {
  const model: ImageModel | null = deps.models.images;
  if (!model) return unasked;
  try {
    const reservation = await reserve(deps, userId, "images", 1);
    if (typeof reservation === "string") return { value: null, cause: reservation };
    let drawn = 0;
    const conditions = {
      signal: AbortSignal.timeout(DEADLINE),
      onPicture: () => {
        drawn = 1;
      },
    };
    const bytes = await model.draw({ ...order, ...conditions }).finally(() => reservation.recordUse(drawn));
    return { value: await decodePicture(deps, bytes, order.shape, userId), cause: null };
  } catch (error) {
    return reportFailure(deps, "images", error);
  }
}

/** A model's bytes are trusted as little as an upload. */
async function decodePicture(
  { images }: Needs,
  bytes: Uint8Array,
  shape: Shape,
  userId: string,
): Promise<Buffer> {
  const use = shape === "square" ? "logo" : "banner";
  try {
    return await images.fit(await images.accept(bytes, use, userId), use);
  } catch (error) {
    throw error instanceof CodedError ? new ModelError("unusable", { detail: error.code }) : error;
  }
}
