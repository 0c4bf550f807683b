import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Makes the artist's pictures out of the emoji packages, unless they are there, and the home page's sample out of them. */
export async function prepareData() {
  if (!existsSync("composer/pictures-data/starter.json")) {
    console.log("Preparing the artist's pictures (once) …");
    run(["--import", "tsx", "composer/making/pictures.ts"]);
  }
  run(["--import", "tsx", "composer/making/home-sample.ts", "web/public/sample"]);
}

function run(parameters) {
  const { status } = spawnSync(process.execPath, parameters, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The artist's pictures could not be prepared.");
}
