import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

export interface Load {
  port: number;
  headers: Readonly<Record<string, string>>;
  path: string;
  connections: number;
  seconds: number;
  /** A script of wrk's, for what one address cannot say. */
  script?: string | undefined;
}

export interface LoadResult {
  requests: number;
  /** Requests a second. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Asks as fast as the server answers, by Debian's wrk. Throws if an answer is no success. */
export function load(name: string, { port, headers, path, connections, seconds, script }: Load): LoadResult {
  const given = Object.entries(headers).flatMap(([name, value]) => ["-H", `${name}: ${value}`]);
  const words = ["-t1", `-c${connections}`, `-d${seconds}s`, "--latency", "--timeout", "10s", ...given];
  if (script) words.push("-s", script);
  const said = execFileSync("wrk", [...words, `http://127.0.0.1:${port}${path}`], { encoding: "utf8" });
  const figure = (pattern: RegExp) => pattern.exec(said)?.slice(1) ?? [];
  const [failed] = figure(/Non-2xx or 3xx responses: (\d+)/);
  const [broken] = figure(/Socket errors: (.+)/);
  if (failed || broken) throw new Error(`${name}, ${path}: ${said}`);
  return {
    requests: Number(figure(/(\d+) requests in/)[0]),
    rate: Number(figure(/Requests\/sec:\s+([\d.]+)/)[0]),
    p50: milliseconds(figure(/50%\s+([\d.]+)(us|ms|s)/)),
    p99: milliseconds(figure(/99%\s+([\d.]+)(us|ms|s)/)),
  };
}

const UNITS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };
const milliseconds = ([value, unit = "ms"]: string[]): number => Number(value) * (UNITS[unit] ?? 1);

/** Milliseconds of CPU that a process and its children have taken, all threads counted. */
export function cpuOf(pid: number): number {
  const own = readdirSync(`/proc/${pid}/task`).map((task) => {
    const [nanoseconds] = readFileSync(`/proc/${pid}/task/${task}/schedstat`, "utf8").split(" ");
    return Number(nanoseconds) / 1e6;
  });
  return sum(own) + cpuOfChildren(pid);
}

/** The same of its children alone. */
export const cpuOfChildren = (pid: number): number => sum(childrenOf(pid).map(cpuOf));

/** Ticks of the clock that a process and its children were seen in their own code, and in the kernel's. */
export function ticksOf(pid: number): { own: number; kernel: number } {
  // Fields 14 and 15; the second, a name in brackets, may have spaces.
  const [own = 0, kernel = 0] = readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ")
    .slice(11, 13)
    .map(Number);
  const children = childrenOf(pid).map(ticksOf);
  return {
    own: own + sum(children.map((child) => child.own)),
    kernel: kernel + sum(children.map((child) => child.kernel)),
  };
}

const childrenOf = (pid: number): number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean).map(Number);

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0);
