import type { ImageStyle } from "#contract/generation.ts";
import { drawToken } from "./drawing/draw-token.ts";
import type { Kit } from "./drawing/kit.ts";
import { writeMemes } from "./memes/write-memes.ts";
import type { Palette } from "./palette.ts";
import type { PictureSource } from "./pictures.ts";
import { readIdea } from "./reading/read-idea.ts";
import { randomFrom } from "./seeded/random.ts";
import { asPictured } from "./writing/as-meant.ts";
import { writeToken } from "./writing/write-token.ts";

export interface Idea {
  prompt: string;
  /** What its pictures show, in plain English, where somebody planned that (`scene-plan.ts`). */
  scene?: string;
  imageStyle: ImageStyle;
  seed: string;
  /**
   * The name that pictures show, where it is not the one that is written here: other art for a token that has
   * one.
   */
  name?: string;
}

export interface Artwork {
  svg: string;
  width: number;
  height: number;
}

export interface Composition {
  name: string;
  ticker: string;
  narrative: string;
  /** Exactly three; the first is the name and ticker above. */
  suggestions: { name: string; ticker: string }[];
  logo: Artwork;
  banner: Artwork;
  palette: Palette;
  /** What a brand needs beside them; drawn when it is asked for. */
  kit(): Kit;
}

/** More than a kit has: not all words can be drawn. */
const MEMES = 8;

export type Step = "reading" | "writing" | "drawing-logo" | "drawing-banner";
/** Called as each step begins, and awaited; the banner's with the logo that is drawn by then. */
export type OnStep = (step: Step, logo?: Artwork) => void | Promise<void>;

/** A whole token from one sentence. Same idea, same seed: same bytes, on every engine. */
export const compose = async (idea: Idea, pictures: PictureSource, onStep?: OnStep): Promise<Composition> => {
  await onStep?.("reading");
  const reading = readIdea(idea.prompt);
  await onStep?.("writing");
  const written = writeToken(reading, randomFrom(`words|${idea.seed}|${reading.text}`));
  await onStep?.("drawing-logo");
  const planned = idea.scene ? readIdea(idea.scene) : null;
  const draw = await drawToken({
    // A plan that names nothing that can be drawn is none.
    reading: planned?.subject ? planned : asPictured(reading),
    name: idea.name ?? written.name,
    style: idea.imageStyle,
    seed: idea.seed,
    pictures,
  });
  const logo = draw.logo();
  await onStep?.("drawing-banner", logo);
  return {
    ...written,
    logo,
    banner: draw.banner(),
    palette: draw.palette,
    kit: () => {
      const random = randomFrom(`memes|${idea.seed}|${reading.text}`);
      return draw.kit(written.ticker, writeMemes(reading, written, random, MEMES));
    },
  };
};
