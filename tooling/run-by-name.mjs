// `npm run prove -- NAME` and `npm run bench -- NAME`: one file of `tests/proofs` or `tests/benchmarks`, on the built product.
// `npm run bench` alone: all of them, one after another, which takes an hour or more.
import { readdirSync } from "node:fs";
import { ensureBuilt } from "./ensure-built.mjs";
import { ensureInstalled } from "./ensure-installed.mjs";
import { runNode } from "./run.mjs";

const [folder = "", name, ...rest] = process.argv.slice(2);
await ensureInstalled();
const names = readdirSync(`tests/${folder}`)
  .filter((each) => /^[^.]+\.ts$/.test(each))
  .map((each) => each.slice(0, -3));
const wanted = name === undefined && folder === "benchmarks" ? names : names.filter((each) => each === name);
if (wanted.length === 0) {
  console.error(`Say which, after two dashes: ${names.join(", ")}`);
  process.exit(2);
}
const { findBrowser } = await import("./find-browser.mjs");
// Not every one opens a page.
await findBrowser().catch(({ message }) => console.error(message));
await ensureBuilt();
let worst = 0;
for (const each of wanted) {
  if (wanted.length > 1) console.log(`\n▸ ${each}`);
  const file = `tests/${folder}/${each}.ts`;
  const { status } = await runNode(["--import", "tsx", file, ...rest], { isLive: true });
  worst = Math.max(worst, status);
}
process.exit(worst);
