import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { imageStyles } from "#contract/limits.ts";
import { type Composition, compose } from "../compose.ts";
import { ideas } from "../testing/gallery-ideas.ts";
import { pictureFiles } from "./picture-files.ts";
import { sampleSites } from "./sample-site.ts";

// `npm run gallery -- "IDEA" "IDEA" …`: a page of what the composer makes of each idea, in every style, try after
// try, and its site in every template. Without an idea, of some odd ones.

const OUT = fileURLToPath(new URL("../../gallery", import.meta.url));
const TRIES = 4;

const inHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");

const picture = (svg: string, kind: string): string =>
  `<img class="${kind}" alt="" src="data:image/svg+xml,${encodeURIComponent(svg)}">`;

async function sectionOf(prompt: string): Promise<string> {
  const rows: string[] = [];
  let first: Composition | undefined;
  for (const imageStyle of imageStyles) {
    const made: Composition[] = [];
    for (let turn = 0; turn < TRIES; turn++)
      made.push(await compose({ prompt, imageStyle, seed: `gallery${turn}` }, pictureFiles));
    first ??= made[0];
    rows.push(...made.map(({ logo }) => picture(logo.svg, "logo")));
    rows.push(...made.slice(0, 1).map(({ banner }) => picture(banner.svg, "banner")));
  }
  if (!first) return "";
  const names = first.suggestions.map(({ name, ticker }) => `${name} $${ticker}`).join(" · ");
  const sites = sampleSites(first, prompt, "gallery0").map(
    (page) => `<div class="site"><iframe sandbox="" loading="lazy" srcdoc="${inHtml(page)}"></iframe></div>`,
  );
  return `<h2>${inHtml(prompt)}</h2><p><b>${inHtml(names)}</b></p><p>${inHtml(first.narrative)}</p>
<div class="art">${rows.join("")}</div><div class="sites">${sites.join("")}</div>`;
}

const style = `body{font:16px/1.5 system-ui;margin:2rem;background:#f3f1ee;color:#222}h2{margin-top:4rem}
p{max-width:60rem}.art{display:grid;grid-template-columns:repeat(${TRIES},9rem) 27rem;gap:.75rem}
.logo{width:9rem;border-radius:1rem}.banner{height:9rem;border-radius:.5rem}
.sites{display:grid;grid-template-columns:repeat(5,18rem);gap:.75rem;margin-top:1rem;overflow-x:auto}
.site{width:18rem;height:24rem;overflow:hidden;background:#fff}
iframe{border:0;width:1440px;height:1920px;transform:scale(.2);transform-origin:0 0}`;

const wanted = process.argv.length > 2 ? process.argv.slice(2) : ideas.slice(0, 6);
const sections: string[] = [];
for (const idea of wanted) sections.push(await sectionOf(idea));
mkdirSync(OUT, { recursive: true });
writeFileSync(
  `${OUT}/index.html`,
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${style}</style>${sections.join("\n")}`,
);
process.stdout.write("Open gallery/index.html in a browser.\n");
