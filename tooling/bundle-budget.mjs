// The home page's first script, and with it the whole of what the page becomes, gzipped, against their
// budgets.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const FIRST_KB = 10;
const APP_KB = 113.5;
const html = readFileSync("dist/web/standing/home.html", "utf8");
const entry = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
if (entry.length === 0) throw new Error("The home page names no script.");
const named = (name) =>
  readdirSync("dist/web/assets").filter((file) => file.startsWith(`${name}-`) && file.endsWith(".js"));
const app = [...named("app"), ...named("routes")].map((file) => `assets/${file}`);
const first = weigh("first script of the home page", new Set(), entry, FIRST_KB);
const whole = weigh("with the app that takes its place", first.seen, app, APP_KB - first.total);
process.exit(first.fits && whole.fits ? 0 : 1);

function weigh(what, known, paths, budget) {
  const seen = new Set(known);
  for (const path of paths) withStaticImports(path, seen);
  const sizes = [...seen]
    .filter((path) => !known.has(path))
    .map((path) => [path, gzipSync(readFileSync(`dist/web/${path}`), { level: 9 }).length / 1000]);
  for (const [path, size] of sizes) console.log(`${size.toFixed(1).padStart(8)} kB  ${path}`);
  const total = sizes.reduce((sum, [, size]) => sum + size, 0);
  console.log(`${total.toFixed(1).padStart(8)} kB  ${what}, gzip (budget ${budget.toFixed(1)} kB)`);
  return { seen, total, fits: total <= budget };
}

function withStaticImports(path, seen) {
  if (seen.has(path)) return;
  seen.add(path);
  const code = readFileSync(`dist/web/${path}`, "utf8");
  for (const [, from] of code.matchAll(/(?:^|[;}])import(?:[^"'()]*?from)?["']\.\/([^"']+\.js)["']/g))
    withStaticImports(`assets/${from}`, seen);
}
