// What the service worker takes in before anybody asks for it, and what drawing without a network needs,
// gzipped, against their budgets. Run through tsx: the composer says itself what a device keeps of its
// pictures.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { offlineChunkIds } from "#composer/pictures.ts";
import { startChunks } from "./chunks.ts";

const LIST_KB = 506;
/** What is heavier is fetched when it is first wanted, but for what a start itself wants. */
const FILE_KB = 45;
const START_KB = 275;
const started = (url) => startChunks.some((name) => url.startsWith(`assets/${name}-`));
const DRAWING_KB = 400;
/** The chain's library: it comes with the first wallet, which nobody connects without a network. */
const WITH_WALLET = /^assets\/index\.browser/;

const listed = [...readFileSync("dist/web/sw.js", "utf8").matchAll(/["']?url["']?:\s*["']([^"']+)["']/g)];
const urls = listed.map(([, url]) => url);
const sizes = urls.map((url) => [weigh(`dist/web/${url}`), url]).sort(([one], [other]) => other - one);
const heavy = sizes.filter(([size, url]) => size > FILE_KB && !started(url));
const torn = urls.filter((url) => url.endsWith(".js")).flatMap(missingImports);
const drawing = offlineChunkIds.map((id) => [weigh(`composer/pictures-data/${id}.json`), `pictures/${id}`]);

for (const [size, url] of [...sizes.slice(0, 10), ...drawing])
  console.log(`${size.toFixed(1).padStart(8)} kB  ${url}`);
const faults = [
  // A list that could not be read would weigh nothing.
  !urls.includes("index.html") && "The list of dist/web/sw.js could not be read.",
  new Set(urls).size < urls.length && "Something is in the list twice.",
  heavy.length > 0 &&
    `Too heavy to be taken in unasked (${FILE_KB} kB): ${heavy.map(([, url]) => url).join(", ")}`,
  torn.length > 0 && `A script is in the list and what it begins with is not: ${torn.join(", ")}`,
  exceeds(`${urls.length} files, taken in with the first visit`, sizes, LIST_KB),
  exceeds(
    "of them what a start from the device reads",
    sizes.filter(([, url]) => started(url)),
    START_KB,
  ),
  exceeds("pictures, to be able to draw without a network", drawing, DRAWING_KB),
].filter(Boolean);
for (const fault of faults) console.error(fault);
process.exit(faults.length === 0 ? 0 : 1);

function weigh(path) {
  const file = path === "dist/web//" ? "dist/web/standing/home.html" : path;
  return gzipSync(readFileSync(file), { level: 9 }).length / 1000;
}

function missingImports(url) {
  const code = readFileSync(`dist/web/${url}`, "utf8");
  const imports = code.matchAll(/(?:^|[;}])import(?:[^"'()]*?from)?["']\.\/([^"']+\.js)["']/g);
  return [...imports]
    .map(([, name]) => `assets/${name}`)
    .filter((path) => !urls.includes(path) && !WITH_WALLET.test(path));
}

function exceeds(what, parts, budget) {
  const total = parts.reduce((sum, [size]) => sum + size, 0);
  console.log(`${total.toFixed(1).padStart(8)} kB  ${what}, gzip (budget ${budget.toFixed(1)} kB)`);
  return total > budget && `${what}: over the budget.`;
}
