// `npm run prove -- NAME`: a long proof, by name. Its smoke form runs in `npm test`.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";

ensureInstalled();
const [name = "", ...rest] = process.argv.slice(2);
const file = `tests/proofs/${name}.ts`;
if (!name || !existsSync(file)) {
  const names = readdirSync("tests/proofs")
    .filter((each) => /^[^.]+\.ts$/.test(each))
    .map((each) => each.slice(0, -3));
  console.error(`Usage: npm run prove -- NAME\nProofs: ${names.join(", ")}`);
  process.exit(2);
}
await ensureBuilt();
process.exit(
  spawnSync(process.execPath, ["--import", "tsx", file, ...rest], { stdio: "inherit" }).status ?? 1,
);
