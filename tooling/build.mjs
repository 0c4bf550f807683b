// `npm run build`: the app, the server and the sandbox, into `dist`.
import { build as buildWeb } from "vite";
import { preparePictures, prepareTexts } from "./prepare-data.mjs";
import { prerenderPages } from "./prerender-pages.mjs";

// Who starts this may run tests; what is built is the product.
process.env.NODE_ENV = "production";
await prepareTexts();
const pictures = preparePictures();
await Promise.all([
  pictures,
  buildWeb({ logLevel: "warn", plugins: [sampleAfter(pictures)] }),
  buildServerModule(),
  buildSandboxModule(),
]);
await prerenderPages();
// Vite keeps handles open that would hold the process.
process.exit(0);

async function buildServerModule() {
  const { buildServer } = await import("../api/build.mjs");
  await buildServer({ outDir: "dist/server" });
}

async function buildSandboxModule() {
  const { buildSandbox } = await import("../sandbox/build.mjs");
  await buildSandbox({ outDir: "dist/sandbox" });
}

/** The app's build has the home page's sample (home-sample.ts) once the pictures are prepared. */
function sampleAfter(pictures) {
  const load = async (id) => {
    if (id === "\0made:home-sample") await pictures;
    return null;
  };
  return { name: "sample-after-pictures", enforce: "pre", load };
}
