/**
 * Whose code the home page's script is, with the app that takes the page's place: kB of gzip, shared out by the letters
 * that each package and folder has in it, by source maps. `npm run bench -- script-parts`
 */
import { SourceMap, type SourceMapPayload } from "node:module";
import { gzipSync } from "node:zlib";
import { build, type Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

// Who starts this may run tests; what is measured is the product.
process.env.NODE_ENV = "production";
const made = await build({ logLevel: "error", build: { sourcemap: true, write: false } });
const [{ output }] = [made].flat() as [Rolldown.RolldownOutput];
const chunks = new Map(output.flatMap((each) => (each.type === "chunk" ? [[each.fileName, each]] : [])));
const parts = new Map<string, number>();
const seen = new Set<Chunk>();
for (const chunk of chunks.values()) if (chunk.isEntry || /^(app|routes)$/.test(chunk.name)) take(chunk);
const sorted = [...parts].sort(([, one], [, other]) => other - one);
console.log(`${kilobytes(sorted.reduce((sum, [, bytes]) => sum + bytes, 0))}  in all`);
for (const [owner, bytes] of sorted) console.log(`${kilobytes(bytes)}  ${owner}`);
process.exit(0);

/** A chunk and those that it imports. */
function take(chunk: Chunk): void {
  if (seen.has(chunk)) return;
  seen.add(chunk);
  shareOut(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) take(imported);
  }
}

function shareOut({ code, map }: Chunk): void {
  const bytes = gzipSync(code, { level: 9 }).length / code.length;
  const sources = map && new SourceMap(map as unknown as SourceMapPayload);
  for (const [line, text] of code.split("\n").entries())
    for (let column = 0; column <= text.length; column++) {
      const owner = ownerOf(sources?.findEntry(line, column));
      parts.set(owner, (parts.get(owner) ?? 0) + bytes);
    }
}

function ownerOf(entry: object | undefined): string {
  const source = entry && "originalSource" in entry ? String(entry.originalSource) : "";
  const library = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source)?.[1];
  const own = /(?:^|\/)(src\/[^/]+(?=\/)|src|contract|composer|launch)\//.exec(source)?.[1];
  return library ?? own ?? "the bundler";
}

function kilobytes(bytes: number): string {
  return (bytes / 1_000).toFixed(1).padStart(7);
}
