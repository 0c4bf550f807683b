import { copyFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const source = join(dirname(fileURLToPath(import.meta.url)), "src");

/** Scripts that the server runs in processes of their own, with what they import; it looks for them beside itself. */
const processes = [
  "gateways/images/decoder.mjs",
  "gateways/drawing/drawer.mjs",
  "gateways/drawing/encode.mjs",
];

/**
 * Bundles the server, `outDir/main.js`, what serves hosted sites alone, `outDir/site-worker.js`, what tests its folder before the
 * sandbox starts, `outDir/prepare-folder.js`, and the operator's commands, `outDir/cli.js`, with their packages left outside.
 * @param {{ outDir: string }} options
 */
export async function buildServer({ outDir }) {
  await build({
    entryPoints: {
      main: join(source, "main.ts"),
      "prepare-folder": join(source, "prepare-folder.ts"),
      "site-worker": join(source, "site-worker.ts"),
      cli: join(source, "cli/main.ts"),
    },
    outdir: outDir,
    bundle: true,
    // What only some starts need is a script of its own.
    splitting: true,
    platform: "node",
    target: "node20",
    format: "esm",
    packages: "external",
    sourcemap: true,
    logLevel: "warning",
  });
  await Promise.all(
    processes.map((path) => copyFile(join(source, path), join(outDir, path.split("/").at(-1)))),
  );
}
