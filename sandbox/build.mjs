import { copyFile, mkdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));

/**
 * Bundles the sandbox: `outDir/main.js` for Node, the on-chain programs, and the browser's files under
 * `outDir/public`.
 * @param {{ outDir: string }} options
 */
export async function buildSandbox({ outDir }) {
  await mkdir(join(outDir, "public"), { recursive: true });
  await mkdir(join(outDir, "program"), { recursive: true });
  const browser = { bundle: true, minify: true, target: "es2024", logLevel: "warning" };
  await Promise.all([
    build({
      entryPoints: [join(here, "main.ts")],
      outdir: outDir,
      bundle: true,
      splitting: true, // what needs the virtual machine stays apart, so that its absence can be explained
      chunkNames: "sandbox-[hash]",
      platform: "node",
      format: "esm",
      target: "node20",
      packages: "external",
      logLevel: "warning",
    }),
    build({
      ...browser,
      format: "iife",
      entryPoints: { wallet: join(here, "browser/provider/main.ts") },
      outdir: join(outDir, "public"),
    }),
    build({
      ...browser,
      format: "esm",
      entryPoints: {
        window: join(here, "browser/window/main.ts"),
        launchpad: join(here, "browser/launchpad.ts"),
      },
      outdir: join(outDir, "public"),
    }),
    build({
      ...browser,
      entryPoints: ["window", "launchpad"].map((name) => join(here, `browser/${name}.css`)),
      outdir: join(outDir, "public"),
    }),
    ...["launchpad.so", "router.so", "assertions.so"].map((name) =>
      copyFile(join(here, "program", name), join(outDir, "program", name)),
    ),
    copyFile(join(here, "browser/facet.svg"), join(outDir, "public/facet.svg")),
  ]);
}
