// `node start.mjs`: the server, with its sandbox beside it where no other network is set.
// `node start.mjs <command>`: the operator's commands, on the data folder, also while the server runs.
// What outlives a version lies beside its folder: `gemwright.env` and, unless DATA_DIR says otherwise, `gemwright-data`.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { runProduct } from "./run-product.mjs";
import { readSettingsFile } from "./settings-file.mjs";

const root = dirname(fileURLToPath(import.meta.url));
const beside = dirname(root);
const { builtFor } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const here = { platform: process.platform, arch: process.arch, modules: process.versions.modules };
if (Object.entries(here).some(([what, value]) => builtFor[what] !== value)) {
  console.error(
    `This archive is for Node ${builtFor.node} on ${builtFor.platform}-${builtFor.arch}; this is Node ${process.versions.node} on ${here.platform}-${here.arch}. Take the archive for it, or start Gemwright from its source.`,
  );
  process.exit(1);
}
const isPath = (name) => /_(DIR|FILE)$/.test(name);
// What is typed counts from where it is typed, what is in the file from where the file is.
for (const name of Object.keys(process.env).filter(isPath)) setPath(name, process.cwd());
loadSettings(join(beside, "gemwright.env"));
process.env.NODE_ENV ||= "production";
process.env.DATA_DIR ||= join(beside, "gemwright-data");
const own = { WEB_DIR: "dist/web", MIGRATIONS_DIR: "api/migrations", PICTURES_DIR: "composer/pictures-data" };
for (const [name, path] of Object.entries(own)) process.env[name] ||= join(root, path);

const [command] = process.argv.slice(2);
if (command) {
  const cli = [join(root, "dist/server/cli.js"), ...process.argv.slice(2)];
  process.exit(spawnSync(process.execPath, cli, { stdio: "inherit" }).status ?? 1);
}
process.chdir(root);
await runProduct({
  prepareFolder: ["dist/server/prepare-folder.js"],
  server: ["dist/server/main.js"],
  sandbox: ["dist/sandbox/main.js", "--public", "dist/sandbox/public"],
});

/** As `process.loadEnvFile`, which does not change what is set, with paths from the file's folder. */
function loadSettings(path) {
  for (const [name, value] of Object.entries(readSettingsFile(path))) {
    if (name in process.env) continue;
    process.env[name] = value;
    if (isPath(name)) setPath(name, dirname(path));
  }
}

function setPath(name, from) {
  if (process.env[name]) process.env[name] = resolve(from, process.env[name]);
}
