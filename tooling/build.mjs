// `npm run build`: the app, the server and the sandbox, into `dist`.
import { copyFile } from "node:fs/promises";
import { build as bundle } from "esbuild";
import { build as buildWeb } from "vite";
import { prepareData } from "./prepare-data.mjs";
import { prerenderPages } from "./prerender-pages.mjs";

// Who starts this may run tests; what is built is the product.
process.env.NODE_ENV = "production";
await prepareData();
await Promise.all([buildServer(), buildSandboxModule()]);
await buildWeb({ logLevel: "warn" });
await prerenderPages();
// Vite keeps handles open that would hold the process.
process.exit(0);

async function buildServer() {
  await bundle({
    entryPoints: ["api/src/main.ts"],
    outfile: "dist/server/main.js",
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
  // A process of its own, found beside whoever starts it.
  await copyFile("api/src/gateways/images/decoder.mjs", "dist/server/decoder.mjs");
  await copyFile("api/src/gateways/drawing/drawer.mjs", "dist/server/drawer.mjs");
}

async function buildSandboxModule() {
  const { buildSandbox } = await import("../sandbox/build.mjs");
  await buildSandbox({ outDir: "dist/sandbox" });
}
