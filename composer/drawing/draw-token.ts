import type { ImageStyle } from "#contract/image-style.ts";
import { type Palette, paletteFrom } from "../palette.ts";
import { findPicture, type Picture, type PictureSource } from "../pictures.ts";
import type { Reading } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";

export interface DrawingOrder {
  reading: Reading;
  name: string;
  style: ImageStyle;
  seed: string;
  pictures: PictureSource;
}

interface Drawn {
  svg: string;
  width: number;
  height: number;
}

/** Mascots for ideas that name nothing drawable. */
const MASCOTS = [
  "alien-monster",
  "ghost",
  "crystal-ball",
  "octopus",
  "joystick",
  "robot",
  "unicorn",
  "mushroom",
  "teapot",
  "cactus",
] as const;

export const drawToken = async (
  order: DrawingOrder,
): Promise<{ palette: Palette; logo(): Drawn; banner(): Drawn }> => {
  const random = randomFrom(`art|${order.seed}`);
  const { reading } = order;
  const mascot = random.pick(MASCOTS);
  const subject = await findPicture(
    [...(reading.subject ? [reading.subject.id] : []), mascot],
    order.pictures,
  );
  const palette = paletteFrom(subject?.picture.colours ?? [], [], random);
  const draw = (width: number, height: number): Drawn => ({
    svg: plainSvg(subject?.picture, palette, width, height),
    width,
    height,
  });
  return { palette, logo: () => draw(512, 512), banner: () => draw(1500, 500) };
};

const plainSvg = (picture: Picture | undefined, palette: Palette, width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="${palette.light}"/>${picture ? `<svg x="${width / 2 - height * 0.35}" y="${height * 0.15}" width="${height * 0.7}" height="${height * 0.7}" viewBox="0 0 32 32">${picture.flat.body}</svg>` : ""}</svg>`;
