// `node start.mjs`: the server, with its sandbox beside it where no other network is set.
// `node start.mjs <command>`: the operator's commands, on the data folder, also while the server runs.
// What outlives a version lies beside its folder: `gemwright.env` and, unless DATA_DIR says otherwise, `gemwright-data`.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runProduct } from "./run-product.mjs";

process.chdir(dirname(fileURLToPath(import.meta.url)));
const { builtFor } = JSON.parse(readFileSync("package.json", "utf8"));
const here = { platform: process.platform, arch: process.arch, modules: process.versions.modules };
if (Object.entries(here).some(([what, value]) => builtFor[what] !== value)) {
  console.error(
    `This archive is for Node ${builtFor.node} on ${builtFor.platform}-${builtFor.arch}; this is Node ${process.versions.node} on ${here.platform}-${here.arch}. Take the archive for it, or start Gemwright from its source.`,
  );
  process.exit(1);
}
if (existsSync("../gemwright.env")) process.loadEnvFile("../gemwright.env");
process.env.NODE_ENV ||= "production";
process.env.DATA_DIR ||= resolve("../gemwright-data");
const [command] = process.argv.slice(2);
if (command) {
  const cli = ["dist/server/cli.js", ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, cli, { stdio: "inherit" }).status ?? 1);
}
await runProduct({
  prepareFolder: ["dist/server/prepare-folder.js"],
  server: ["dist/server/main.js"],
  sandbox: ["dist/sandbox/main.js", "--public", "dist/sandbox/public"],
});
