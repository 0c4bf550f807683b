import type { Profiler } from "node:inspector";

/** What takes less of the whole is summed up. */
const LEAST = 0.03;

/** Prints the shares of those whose code the time was spent in; `owner` says whose a function is. */
export function printShares(
  { nodes, samples, timeDeltas }: Profiler.Profile,
  owner: (frame: { url: string; functionName: string }) => string,
): void {
  const ownerOf = new Map(nodes.map(({ id, callFrame }) => [id, owner(callFrame)]));
  const times = new Map<string, number>();
  let whole = 0;
  for (const [nth, node] of (samples ?? []).entries()) {
    const time = timeDeltas?.[nth] ?? 0;
    const name = ownerOf.get(node) ?? "";
    // Neither waiting nor the profiler's own.
    if (/^(\(idle\)|dispatch)$/.test(name)) continue;
    times.set(name, (times.get(name) ?? 0) + time);
    whole += time;
  }
  const shown = [...times]
    .filter(([, time]) => time / whole >= LEAST)
    .sort(([, one], [, other]) => other - one);
  for (const [name, time] of shown) console.log(`${share(time / whole)}  ${name}`);
  const rest = 1 - shown.reduce((sum, [, time]) => sum + time / whole, 0);
  console.log(`${share(rest)}  the rest`);
}

const share = (part: number): string => `${Math.round(part * 100)} %`.padStart(6);

/** A package, a folder of ours, or a part of Node; what has no file is a function of C++, by its name. */
export function ownerOf({ url, functionName }: { url: string; functionName: string }): string {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(url)?.[1];
  if (library) return library;
  const node = /^node:(?:internal\/)?(?:deps\/)?([^/]+)/.exec(url)?.[1];
  if (node) return `node:${node}`;
  const own = /\/((?:api|composer|contract|launch)\/(?:[^/]+\/)*)[^/]+$/.exec(url)?.[1];
  if (own) return own.replace(/\/$/, "");
  return url === "" ? functionName : "this benchmark";
}
