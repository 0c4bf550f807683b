import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Makes the artist's pictures out of the emoji packages, unless they are there. */
export async function prepareData() {
  if (existsSync("composer/pictures-data/starter.json")) return;
  console.log("Preparing the artist's pictures (once) …");
  run(["--import", "tsx", "composer/making/pictures.ts"]);
}

function run(parameters) {
  const { status } = spawnSync(process.execPath, parameters, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The artist's pictures could not be prepared.");
}
