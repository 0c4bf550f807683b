// The home page's first script, gzipped, against its budget.
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGET_KB = 105;
const html = readFileSync("dist/web/index.html", "utf8");
const entry = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, path]) => path);
const seen = new Set();
for (const path of entry) withStaticImports(path);
const sizes = [...seen].map((path) => [
  path,
  gzipSync(readFileSync(`dist/web/${path}`), { level: 9 }).length / 1000,
]);
const total = sizes.reduce((sum, [, size]) => sum + size, 0);
for (const [path, size] of sizes) console.log(`${size.toFixed(1).padStart(8)} kB  ${path}`);
console.log(
  `${total.toFixed(1).padStart(8)} kB  first script of the home page, gzip (budget ${BUDGET_KB} kB)`,
);
process.exit(total <= BUDGET_KB ? 0 : 1);

function withStaticImports(path) {
  if (seen.has(path)) return;
  seen.add(path);
  const code = readFileSync(`dist/web/${path}`, "utf8");
  for (const [, from] of code.matchAll(/(?:^|[;}])import(?:[^"'()]*?from)?["']\.\/([^"']+\.js)["']/g))
    withStaticImports(`assets/${from}`);
}
