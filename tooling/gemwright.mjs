// `npm run gemwright -- <command>`: the operator's commands, on the data folder, also while the server runs.
import { spawnSync } from "node:child_process";
import { requireInstalled } from "./ensure-installed.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

requireInstalled();
loadSettingsFile(".env");
const { status } = spawnSync(
  process.execPath,
  ["--import", "tsx", "api/src/cli/main.ts", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exit(status ?? 1);
