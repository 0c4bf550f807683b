import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "vite";

const OUT = "dist/prerender";

/**
 * `dist/web/home.html`: `index.html` with the home page painted in it and its styles inlined. The server sends it for
 * `/`; the app takes its place (web/src/standing-home.ts).
 */
export async function prerenderHome() {
  process.env.PRERENDER = "1";
  try {
    await build({
      logLevel: "error",
      publicDir: false,
      build: { ssr: "src/prerender.tsx", outDir: `../${OUT}`, emptyOutDir: true, minify: false },
    });
  } finally {
    delete process.env.PRERENDER;
  }
  const { renderHome } = await import(pathToFileURL(join(OUT, "prerender.js")).href);
  const home = await renderHome();
  if (!home.includes("<h1")) throw new Error("The home page could not be prerendered.");
  const page = await withStyles(await readFile("dist/web/index.html", "utf8"));
  const root = '<div id="root"></div>';
  if (!page.includes(root)) throw new Error("index.html has no #root.");
  const both = `<div id="home">${home}</div><div id="root" hidden></div>`;
  await writeFile(
    "dist/web/home.html",
    page.replace(root, () => both),
  );
  await rm(OUT, { recursive: true });
}

/**
 * One file less to wait for before the first paint; and the faces are asked for at once, and left out of this visit
 * where they come too late: a headline that changes its face pushes the page about.
 */
async function withStyles(page) {
  const link = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/.exec(page);
  if (!link) throw new Error("index.html names no style sheet.");
  const styles = await readFile(join("dist/web", link[1]), "utf8");
  const faces = [...styles.matchAll(/url\((\/assets\/[^)]*-latin-wght-[^)]*\.woff2)\)/g)].map(
    ([, face]) => `<link rel="preload" as="font" type="font/woff2" href="${face}" crossorigin />`,
  );
  const steady = styles.replaceAll(/font-display:\s*swap/g, "font-display:optional");
  return page.replace(link[0], () => `${[...new Set(faces)].join("")}<style>${steady}</style>`);
}
