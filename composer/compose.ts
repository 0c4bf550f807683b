import type { ImageStyle } from "#contract/generation.ts";
import { drawToken } from "./drawing/draw-token.ts";
import type { Kit } from "./drawing/kit.ts";
import type { Palette } from "./palette.ts";
import type { PictureSource } from "./pictures.ts";
import { readIdea } from "./reading/read-idea.ts";
import { randomFrom } from "./seeded/random.ts";
import { writeToken } from "./writing/write-token.ts";

export interface Idea {
  prompt: string;
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

export type Step = "reading" | "writing" | "drawing-logo" | "drawing-banner";

/** A whole token from one sentence. Same idea, same seed: same bytes, on every engine. */
export const compose = async (
  idea: Idea,
  pictures: PictureSource,
  onStep?: (step: Step) => void,
): Promise<Composition> => {
  onStep?.("reading");
  const reading = readIdea(idea.prompt);
  onStep?.("writing");
  const written = writeToken(reading, randomFrom(`words|${idea.seed}|${reading.text}`));
  onStep?.("drawing-logo");
  const draw = await drawToken({
    reading,
    name: idea.name ?? written.name,
    style: idea.imageStyle,
    seed: idea.seed,
    pictures,
  });
  const logo = draw.logo();
  onStep?.("drawing-banner");
  return {
    ...written,
    logo,
    banner: draw.banner(),
    palette: draw.palette,
    kit: () => draw.kit(written.ticker),
  };
};
