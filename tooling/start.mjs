// `npm start`: installs what is missing, builds what is stale, starts the server with its sandbox beside it.
import { ensureBuilt } from "./ensure-built.mjs";
import { installPackages } from "./ensure-installed.mjs";
import { loadSettingsFile } from "./settings-file.mjs";

const { database } = installPackages();
loadSettingsFile(".env");
await ensureBuilt();
await database();
const { runProduct } = await import("./run-product.mjs");
await runProduct({
  prepareFolder: ["dist/server/prepare-folder.js"],
  server: ["dist/server/main.js"],
  sandbox: ["dist/sandbox/main.js", "--public", "dist/sandbox/public"],
});
