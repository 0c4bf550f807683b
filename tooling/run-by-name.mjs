// `npm run prove -- NAME` and `npm run bench -- NAME`: one file of `tests/proofs` or `tests/benchmarks`, on the built product.
import { existsSync, readdirSync } from "node:fs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runNode } from "./run.mjs";

const [folder = "", name = "", ...rest] = process.argv.slice(2);
const file = `tests/${folder}/${name}.ts`;
await ensureInstalled();
if (!existsSync(file)) {
  const names = readdirSync(`tests/${folder}`).filter((each) => /^[^.]+\.ts$/.test(each));
  console.error(`Say which, after two dashes: ${names.map((each) => each.slice(0, -3)).join(", ")}`);
  process.exit(2);
}
const { findBrowser } = await import("./find-browser.mjs");
// Not every one opens a page.
await findBrowser().catch(({ message }) => console.error(message));
await ensureBuilt();
const { status } = await runNode(["--import", "tsx", file, ...rest], { isLive: true });
process.exit(status);
