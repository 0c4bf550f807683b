import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { tanstackRouter } from "@tanstack/router-plugin/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { chunkGroups } from "./tooling/chunks.ts";
import { homeSample } from "./tooling/home-sample.ts";
import { icons } from "./tooling/icons.ts";
import { serviceWorker } from "./tooling/service-worker.ts";
import { styleSheet } from "./tooling/style-sheet.ts";

const testsIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => `${folder}/${path.replaceAll("\\", "/")}`)
    .filter((path) => /\.test\.tsx?$/.test(path));

const slowTests = { testTimeout: 240_000, hookTimeout: 240_000 };

/** Tests that replace a module, or take the browser's database away before Dexie has it, need fresh modules. */
const isolatedFiles = testsIn("web").filter(
  (path) => path.endsWith("/open-device.test.ts") || readFileSync(path, "utf8").includes("vi.mock("),
);
/** Tests of what SQLite alone has, such as a file to copy, and of what depends on the pace of one process. */
const PACE = /\/(coin|metrics)\.test\.ts$/;
const onBothEngines = ["routes", "services", "hosting", "openapi", "db/schema"];
const sqliteAlone = onBothEngines
  .flatMap((folder) => testsIn(`api/src/${folder}`))
  .filter((path) => PACE.test(path) || /sqlite|openMigrated|DATA_DIR/.test(readFileSync(path, "utf8")));
const browserLike = { environment: "jsdom", testTimeout: 30_000, setupFiles: ["web/testing/setup.ts"] };

/** Files share loaded modules: nothing that a test does stays in these. */
const shared = { testTimeout: 60_000, hookTimeout: 120_000, isolate: false };

const project = (name: string, include: string[], rest = {}) => ({
  extends: true as const,
  test: { name, include, ...rest },
});

const { version } = JSON.parse(readFileSync("package.json", "utf8")) as { version: string };
const underTest = Boolean(process.env.VITEST);

/** The wallets' library still sets up an interface that its standard has given up, and complains where a page has one. */
const withoutOldInterface = {
  name: "wallets-without-old-interface",
  transform: (code: string, id: string) =>
    id.endsWith("useStandardWalletAdapters.js")
      ? { code: code.replaceAll("DEPRECATED_getWallets", "getWallets"), map: null }
      : null,
};

/** Vite's own loader of parts gives way to the app's. */
const withOwnLoader = {
  name: "own-loader-of-parts",
  enforce: "pre" as const,
  load: (id: string) =>
    id === "\0vite/preload-helper.js"
      ? `export { loadPart as __vitePreload } from ${JSON.stringify(resolve("web/src/app/load-part.ts"))}`
      : null,
};

export default defineConfig({
  root: underTest ? "." : "web",
  cacheDir: underTest ? "node_modules/.vite" : "../node_modules/.vite",
  define: {
    __APP_VERSION__: JSON.stringify(version),
    // The address of the API, for an app on another host than its server. Tests set it themselves.
    ...(!underTest && { __API_BASE__: JSON.stringify(process.env.API_BASE ?? "") }),
  },
  plugins: underTest
    ? [icons(), homeSample()]
    : [
        icons(),
        homeSample(),
        tanstackRouter({
          target: "react",
          autoCodeSplitting: true,
          routesDirectory: "src/routes",
          generatedRouteTree: "src/route-tree.gen.ts",
          quoteStyle: "double",
          semicolons: true,
        }),
        react(),
        tailwindcss(),
        withoutOldInterface,
        withOwnLoader,
        // What prerenders the public pages (tooling/prerender-pages.mjs) is no app of its own.
        !process.env.PRERENDER && [styleSheet(), serviceWorker()],
      ],
  build: {
    outDir: "../dist/web",
    emptyOutDir: true,
    target: "es2022",
    reportCompressedSize: false,
    // A browser without modulepreload goes without: it fetches the same scripts a little later.
    modulePreload: {
      polyfill: false,
      // A part that needs no other script names its own.
      resolveDependencies: (script, others) => (others.length > 0 ? others : [script]),
    },
    rolldownOptions: {
      // Reading a property does nothing here. So the examples of the API, which no screen uses, stay out of the app.
      treeshake: { propertyReadSideEffects: false },
      ...(!process.env.PRERENDER && { output: { codeSplitting: { groups: chunkGroups() } } }),
    },
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(
      ["/api", "/m/", "/media/"].map((path) => [
        path,
        { target: "http://localhost:8000", changeOrigin: false },
      ]),
    ),
  },
  test: {
    ...(underTest && { sequence: { sequencer: (await import("./tooling/longest-first.ts")).LongestFirst } }),
    // A busy machine is no fault.
    expect: { poll: { timeout: 30_000 } },
    tags: [
      {
        name: "long",
        description: "Runs in `npm run test:all`, and not in each `npm test`.",
        timeout: 600_000,
      },
      {
        name: "slow",
        description: "A unit test file that takes seconds: not in `npm run verify`.",
      },
    ],
    projects: [
      project("contract", ["contract/**/*.test.ts"], shared),
      project("composer", ["composer/**/*.test.ts"], shared),
      project("launch", ["launch/**/*.test.ts"], shared),
      project("api", ["api/**/*.test.ts"], { ...shared, exclude: ["api/src/db/postgres/**"] }),
      project("api-postgres", [`api/src/{${onBothEngines},db/postgres}/**/*.test.ts`], {
        ...shared,
        exclude: sqliteAlone,
        env: { TEST_ENGINE: "postgres" },
        globalSetup: ["api/src/testing/postgres-setup.ts"],
      }),
      project("sandbox", ["sandbox/**/*.test.ts"], shared),
      project("proofs", ["tests/proofs/**/*.test.ts"], { ...slowTests, isolate: false }),
      project("journeys", ["tests/journeys/**/*.test.ts"], {
        ...slowTests,
        isolate: false,
        globalSetup: ["tests/support/shared-stage.ts"],
      }),
      project("tooling", ["tooling/**/*.test.ts", "tests/{spec,benchmarks}/**/*.test.ts"], shared),
      project("web", ["web/**/*.test.{ts,tsx}"], { ...browserLike, exclude: isolatedFiles, isolate: false }),
      project("web-alone", isolatedFiles, browserLike),
    ],
  },
});
