// `npm run dev`: sources as they are, watched. The app with hot reload on 5173, the server on 8000.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { ensureInstalled } from "./ensure-installed.mjs";

await ensureInstalled();
if (existsSync(".env")) process.loadEnvFile(".env");
const { prepareData } = await import("./prepare-data.mjs");
const { buildSandbox } = await import("../sandbox/build.mjs");
await prepareData();
await buildSandbox({ outDir: "dist/sandbox" });
const vite = spawn(process.execPath, ["node_modules/vite/bin/vite.js"], { stdio: "inherit" });
process.on("exit", () => vite.kill());
const { runProduct } = await import("./run-product.mjs");
await runProduct({
  prepareFolder: ["--import", "tsx", "api/src/prepare-folder.ts"],
  server: [
    "--import",
    "tsx",
    "--watch-path=api",
    "--watch-path=contract",
    "--watch-path=composer",
    "--watch-path=launch",
    "api/src/main.ts",
  ],
  sandbox: ["--import", "tsx", "sandbox/main.ts", "--public", "dist/sandbox/public"],
});
