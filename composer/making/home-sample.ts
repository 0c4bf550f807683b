import { mkdirSync, writeFileSync } from "node:fs";
import type { ImageStyle } from "#contract/generation.ts";
import { imageStyles } from "#contract/limits.ts";
import { compose } from "../compose.ts";
import { pictureFiles } from "./picture-files.ts";

/**
 * What the home page shows before anybody has typed: the composer's own work for its first sentence, as
 * a name, a banner, and a logo in every style. `home-sample.ts FOLDER`; part of every build.
 */
const [folder = "web/public/sample"] = process.argv.slice(2);
const idea = "a frog astronaut who mines cheese on the moon";
const composeIn = (imageStyle: ImageStyle) =>
  compose({ prompt: idea, imageStyle, seed: "home|0" }, pictureFiles);
const made = await composeIn("cartoon");
mkdirSync(folder, { recursive: true });
for (const style of imageStyles) writeFileSync(`${folder}/${style}.svg`, (await composeIn(style)).logo.svg);
writeFileSync(`${folder}/banner.svg`, made.banner.svg);
writeFileSync(
  `${folder}/sample.json`,
  `${JSON.stringify({ idea, name: made.name, ticker: made.ticker, narrative: made.narrative }, null, 2)}\n`,
);
