import { spawnSync } from "node:child_process";
import { arePicturesFresh, markPictures } from "./picture-sources.mjs";

/** Makes the artist's pictures out of the emoji packages, unless they are there and fresh, and the home page's sample out of them. */
export async function prepareData() {
  if (!arePicturesFresh()) {
    console.log("Preparing the artist's pictures …");
    run(["--import", "tsx", "composer/making/pictures.ts"]);
    markPictures();
  }
  run(["--import", "tsx", "composer/making/home-sample.ts", "web/public/sample"]);
}

function run(parameters) {
  const { status } = spawnSync(process.execPath, parameters, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error("The artist's pictures could not be prepared.");
}
