// `npm run build`: the app, the server and the sandbox, into `dist`.
import { build as buildWeb } from "vite";
import { preparePictures, prepareTexts } from "./prepare-data.mjs";
import { prerenderPages } from "./prerender-pages.mjs";

// Who starts this may run tests; what is built is the product.
process.env.NODE_ENV = "production";
await prepareTexts();
await Promise.all([preparePictures(), buildServerModule(), buildSandboxModule()]);
await buildWeb({ logLevel: "warn" });
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
