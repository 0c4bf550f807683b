import { arePicturesFresh, markPictures } from "./picture-sources.mjs";
import { begin, runNode } from "./run.mjs";

/** All that is made of the composer's data files. */
export async function prepareData() {
  await prepareTexts();
  await preparePictures();
}

/** Writes the modules of the data files. */
export const prepareTexts = () => runScript("composer/making/texts.ts");

/**
 * Makes the artist's pictures out of the emoji packages unless they are there and fresh, and the home page's sample out
 * of both.
 */
export async function preparePictures() {
  if (!arePicturesFresh()) {
    const end = begin("Preparing the artist's pictures");
    await runScript("composer/making/pictures.ts");
    markPictures();
    end();
  }
  await runScript("composer/making/home-sample.ts", "web/public/sample");
}

async function runScript(...parameters) {
  const { status, output } = await runNode(["--import", "tsx", ...parameters]);
  if (status !== 0) throw new Error(`The composer's data could not be prepared:\n${output}`);
}
