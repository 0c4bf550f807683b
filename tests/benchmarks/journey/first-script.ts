import { gzipSync } from "node:zlib";

export interface FirstScript {
  /** Bytes, gzip at 9, of the script that the home page begins with. */
  entry: number;
  /** The same with all that the page asks to be loaded along with it. */
  whole: number;
}

/** The home page's first script, as the server hands it out. */
export async function measureFirstScript(url: string): Promise<FirstScript> {
  const html = await (await fetch(url)).text();
  const [entry, ...rest] = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  if (!entry) throw new Error("The home page names no script.");
  const sizeOf = async (path = "") => {
    const answer = await fetch(new URL(path, url));
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return gzipSync(Buffer.from(await answer.arrayBuffer()), { level: 9 }).length;
  };
  const sizes = await Promise.all([entry, ...rest].map(sizeOf));
  return { entry: sizes[0] ?? 0, whole: sizes.reduce((sum, size) => sum + size, 0) };
}
