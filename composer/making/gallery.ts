import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import type { ImageStyle } from "#contract/generation.ts";
import { imageStyles } from "#contract/limits.ts";
import { type Composition, compose } from "../compose.ts";
import { ideas } from "../testing/gallery-ideas.ts";
import { pictureFiles } from "./picture-files.ts";

const OUT = fileURLToPath(new URL("../gallery", import.meta.url));
const ROW = 300;

/**
 * One sheet for so many ideas: a row an idea and style, with the logo at 256 and 32 px and the banner.
 * `gallery.ts [sheet] [filter]`
 */
const drawSheets = async (perSheet: number, filter: string | undefined): Promise<void> => {
  mkdirSync(OUT, { recursive: true });
  const wanted = filter ? [filter] : ideas;
  for (let from = 0; from < wanted.length; from += perSheet) {
    const tiles = [];
    let y = 0;
    for (const idea of wanted.slice(from, from + perSheet)) {
      for (const [column, style] of imageStyles.entries()) {
        tiles.push(...(await tilesOf(idea, style, column * 620, y)));
      }
      y += ROW;
    }
    const sheet = await sharp({ create: { width: 2480, height: y, channels: 3, background: "#f3f1ee" } })
      .composite(tiles)
      .png()
      .toBuffer();
    writeFileSync(`${OUT}/sheet-${filter ? "one" : from / perSheet}.png`, sheet);
  }
};

const tilesOf = async (prompt: string, imageStyle: ImageStyle, left: number, top: number) => {
  const made = await compose({ prompt, imageStyle, seed: process.env.SEED ?? "g" }, pictureFiles);
  const logo = await png(made, "logo", 180);
  return [
    { input: logo, left: left + 8, top: top + 8 },
    { input: await sharp(logo).resize(32, 32).png().toBuffer(), left: left + 8, top: top + 196 },
    { input: await png(made, "banner", 405), left: left + 200, top: top + 8 },
    { input: Buffer.from(captionOf(prompt, made)), left: left + 200, top: top + 150 },
  ];
};

const png = async (made: Composition, what: "logo" | "banner", width: number): Promise<Buffer> =>
  sharp(Buffer.from(made[what].svg), { density: 72 }).resize({ width }).png().toBuffer();

const captionOf = (prompt: string, made: Composition): string => {
  const plain = (text: string) => text.replace(/[<>&]/g, " ");
  const lines = [
    plain(prompt).slice(0, 58),
    `${made.name} $${made.ticker}`,
    made.suggestions
      .slice(1)
      .map((each) => each.name)
      .join(" / "),
    `${Math.round((made.logo.svg.length + made.banner.svg.length) / 1024)} kB`,
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="405" height="90">${lines.map((line, at) => `<text x="0" y="${16 + at * 20}" font-family="DejaVu Sans" font-size="13" fill="#222">${plain(line)}</text>`).join("")}</svg>`;
};

await drawSheets(Number(process.argv[2] ?? 5), process.argv[3]);
