import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import type { Plugin } from "vite";
import { manifest } from "../web/manifest.ts";

/** The files that the service worker caches when it is installed (tooling/precache-budget.mjs weighs them). */
const shell = [
  /^(index\.html|manifest\.webmanifest)$/,
  /^assets\/[^/]+\.(js|css)$/,
  /^assets\/[^/]+-latin-wght-[^/]+\.woff2$/,
  // A browser fetches the other icons itself, when the app is installed.
  /^icons\/(icon\.svg|icon-192\.png)$/,
  // What the home page's first screen shows; the other styles are cached once they were seen (web/src/service-worker/shell.ts).
  /^sample\/(banner|cartoon)\.svg$/,
];

/** Scripts that are cached after their first use instead. */
const onDemand = [
  ["the chain's library, and what reads a launch with it", "index.browser|review"],
  ["the composer", "compose-here|compose-demo|render-here|render-site|other-words|slots|story|write-deck"],
  ["the database of a browser without one", "memory-database"],
  ["sharing", "share-card|sharing"],
  [
    "the figures of a launched token",
    "claim|coin-glance|creator-fees|gallery|newest-launches|set-in-gallery|token._mint|use-coin",
  ],
  ["what only a network makes use of", "find-mint.worker|phone-app|preview.website"],
  ["legal pages", "legal-page|privacy|terms"],
].map(([, names]) => new RegExp(`^assets/(${names?.replaceAll(".", "\\.")})[-.][^/]*\\.js$`));

/** Their names change with their content. */
const HASHED = /^assets\//;

/** Adds the service worker and the app's manifest to the build. */
export const serviceWorker = (): Plugin => ({
  name: "service-worker",
  apply: "build",
  generateBundle() {
    this.emitFile({ type: "asset", fileName: "manifest.webmanifest", source: JSON.stringify(manifest) });
  },
  async writeBundle({ dir = "" }) {
    await build({
      entryPoints: ["web/src/service-worker/sw.ts"],
      outfile: join(dir, "sw.js"),
      bundle: true,
      minify: true,
      format: "iife",
      target: "es2022",
      define: {
        "process.env.NODE_ENV": '"production"',
        "self.__WB_MANIFEST": JSON.stringify(precached(dir)),
      },
      logLevel: "warning",
    });
  },
});

function precached(dir: string): { url: string; revision: string | null }[] {
  // The painted home page is made after this, from what index.html names by the hash of its content, and by these.
  const painters = [
    "tooling/prerender-pages.mjs",
    "tooling/used-styles.mjs",
    "web/src/app/prerender.tsx",
    "web/src/app/standing/early-events.ts",
  ];
  const home = { url: "/", revision: hashOf(join(dir, "index.html"), ...painters) };
  const files = readdirSync(dir, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => shell.some((file) => file.test(path)) && !onDemand.some((file) => file.test(path)))
    .sort()
    .map((url) => ({ url, revision: HASHED.test(url) ? null : hashOf(join(dir, url)) }));
  return [home, ...files];
}

const hashOf = (...files: string[]): string => {
  const hash = createHash("sha256");
  for (const file of files) hash.update(readFileSync(file));
  return hash.digest("hex").slice(0, 32);
};
