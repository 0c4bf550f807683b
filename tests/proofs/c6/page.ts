import { readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { build, type Plugin } from "esbuild";
import type { Sabotage } from "./sabotage.ts";

/** The outbox as a page of its own in `folder`, with a fault put in where one is given. Returns its path. */
export async function writePage(folder: string, name: string, sabotage?: Sabotage): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: ["tests/proofs/c6/device.ts"],
    bundle: true,
    write: false,
    format: "iife",
    minify: true,
    define: { "import.meta.env.DEV": "false" },
    plugins: sabotage ? [put(sabotage)] : [],
    logLevel: "warning",
  });
  const code = outputFiles[0]?.text.replaceAll("</script", "<\\/script") ?? "";
  const icon = `<link rel="icon" href="data:,">`;
  writeFileSync(
    join(folder, `${name}.html`),
    `<!doctype html><title>device</title>${icon}<script>${code}</script>`,
  );
  return `/${name}.html`;
}

/** A fault that no longer finds its place would prove nothing. */
const put = ({ file, piece, instead }: Sabotage): Plugin => ({
  name: "sabotage",
  setup: ({ onLoad, onEnd }) => {
    let isPut = false;
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      if (relative(process.cwd(), path) !== file) return undefined;
      const source = readFileSync(path, "utf8");
      if (!source.includes(piece)) throw new Error(`${file} no longer holds what was to be broken: ${piece}`);
      isPut = true;
      return { contents: source.replace(piece, instead), loader: "ts" };
    });
    onEnd(() => {
      if (!isPut) throw new Error(`${file} is not part of the page.`);
    });
  },
});
