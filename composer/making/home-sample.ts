import { mkdirSync, writeFileSync } from "node:fs";
import { compose } from "../compose.ts";
import { pictureFiles } from "./picture-files.ts";

/**
 * What the home page shows before anybody has typed: the composer's own work for its first sentence, as two
 * pictures and a name. `home-sample.ts FOLDER`; part of every build.
 */
const [folder = "web/public/sample"] = process.argv.slice(2);
const idea = "a frog astronaut who mines cheese on the moon";
const made = await compose({ prompt: idea, imageStyle: "cartoon", seed: "home|0" }, pictureFiles);
mkdirSync(folder, { recursive: true });
writeFileSync(`${folder}/logo.svg`, made.logo.svg);
writeFileSync(`${folder}/banner.svg`, made.banner.svg);
writeFileSync(
  `${folder}/sample.json`,
  `${JSON.stringify({ idea, name: made.name, ticker: made.ticker, narrative: made.narrative }, null, 2)}\n`,
);
