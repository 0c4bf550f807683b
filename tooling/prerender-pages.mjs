import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { transform } from "esbuild";
import { build } from "vite";
import { usedStyles } from "./used-styles.mjs";

const OUT = "dist/prerender";
const WEB = "dist/web";

/**
 * `dist/web/standing/*.html`: `index.html` with a public page painted in it and the styles that it uses inlined.
 * The server sends it for the page's path; the app takes its place (web/src/app/standing/standing-page.ts).
 */
export async function prerenderPages() {
  process.env.PRERENDER = "1";
  try {
    await build({
      logLevel: "error",
      publicDir: false,
      build: { ssr: "src/app/prerender.tsx", outDir: `../${OUT}`, emptyOutDir: true, minify: false },
    });
  } finally {
    delete process.env.PRERENDER;
  }
  const { earlyScript, paintPages } = await import(pathToFileURL(join(OUT, "prerender.js")).href);
  const shell = await readFile(join(WEB, "index.html"), "utf8");
  const [scriptTag, path] = /<script type="module"[^>]*src="([^"]+)"><\/script>/.exec(shell) ?? [];
  if (!scriptTag) throw new Error("index.html names no script.");
  const { code } = await transform(earlyScript(path), { minify: true });
  for (const { file, head, body } of await paintPages()) {
    const page = [
      [scriptTag, `<script>${code.trim()}</script>`],
      [/<meta\s+name="description"[^>]*>/, ""],
      [/<title>[\s\S]*?<\/title>/, head],
      ['<div id="root"></div>', `<div id="standing">${body}</div><div id="root" hidden></div>`],
    ].reduce(replaceOne, shell);
    await mkdir(dirname(join(WEB, file)), { recursive: true });
    await writeFile(join(WEB, file), await withStyles(page));
  }
  await rm(OUT, { recursive: true });
}

function replaceOne(page, [what, by]) {
  const replaced = page.replace(what, () => by);
  if (replaced === page) throw new Error(`index.html has no ${what}.`);
  return replaced;
}

/**
 * One file less to wait for before the first paint: the app's whole style sheet comes with the app. The faces are
 * asked for at once, and left out of this visit where they come too late: a headline that changes its face pushes the
 * page about.
 */
async function withStyles(page) {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(page);
  if (!link) throw new Error("index.html names no style sheet.");
  const rules = usedStyles(await readFile(join(WEB, link[1]), "utf8"), page);
  const faces = [...page.matchAll(/url\((\/assets\/[^)]*-latin-wght-[^)]*\.woff2)\)/g)].map(
    ([, face]) => `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin />`,
  );
  const later = link[0].replace(">", " disabled>");
  return page
    .replace(link[0], () => [...faces, `<style>${rules}</style>`, later].join(""))
    .replaceAll(/font-display:\s*swap/g, "font-display:optional");
}
