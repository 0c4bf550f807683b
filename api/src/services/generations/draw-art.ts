import type { ImageStyle, NoticeCause } from "#contract/generation.ts";
import type { ServerDeps } from "../../deps.ts";
import type { Idea, Made } from "../../gateways/composer.ts";
import { drawWithModel } from "../models/draw-with-model.ts";
import type { Outcome } from "../models/outcome.ts";

export type Drawn = Pick<Made, "logo" | "banner" | "drawings" | "palette">;

interface Pictures {
  logo: Outcome<Buffer>;
  banner: Outcome<Buffer>;
}

const styles: Record<ImageStyle, string> = {
  minimalistic: "flat vector emblem, three colours, bold simple shapes, no gradients, much empty space",
  cartoon: "cheerful cartoon mascot, thick outlines, cel shading, expressive face",
  realistic: "photorealistic portrait, studio light, shallow depth of field, fine texture",
  pixel: "pixel art sprite, 32 by 32 grid, limited palette, hard edges",
};

/** Asks the image model for logo and banner at once; either may fail alone. */
export async function askForArt(
  deps: ServerDeps,
  userId: string,
  { prompt, imageStyle }: Pick<Idea, "prompt" | "imageStyle">,
): Promise<Pictures> {
  const about = `${styles[imageStyle]}. Subject: ${prompt.replace(/\s+/g, " ")}. No words, letters, logos or watermarks.`;
  const [logo, banner] = await Promise.all([
    drawWithModel(deps, {
      userId,
      shape: "square",
      prompt: `Round token logo, one subject, centred, plain background, readable at 32 pixels: ${about}`,
    }),
    drawWithModel(deps, {
      userId,
      shape: "wide",
      prompt: `Very wide banner, the subject in its setting, calm left and right: ${about}`,
    }),
  ]);
  return { logo, banner };
}

interface Finished {
  art: Drawn | null;
  /** What is missing because of the cause. */
  about: "pictures" | "banner";
  cause: NoticeCause | null;
}

/** Completes the pictures: with a logo there is always a banner, if need be made from the logo. */
export async function finishArt(
  { images, log }: ServerDeps,
  { logo, banner }: Pictures,
  { name, seed }: { name: string; seed: string },
): Promise<Finished> {
  if (logo.value === null) return { art: null, about: "pictures", cause: logo.cause };
  try {
    const palette = await images.palette(logo.value, seed);
    const wide = banner.value ?? (await images.banner({ logo: logo.value, name, palette, seed }));
    return {
      art: { logo: logo.value, banner: wide, drawings: null, palette },
      about: "banner",
      cause: banner.cause,
    };
  } catch (error) {
    log.error({ err: error }, "a model's picture could not be finished");
    return { art: null, about: "pictures", cause: "unusable" };
  }
}
