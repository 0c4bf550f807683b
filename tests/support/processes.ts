import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";

export interface RunningProcess {
  pid: number;
  parent: number;
  command: string;
}

export const hasProc = existsSync("/proc/self/stat");

/** The launcher that `startProduct` began, and all that it has begun since, the launcher first. */
export function productProcesses(): RunningProcess[] {
  const all = listProcesses();
  const below = (pid: number): RunningProcess[] =>
    all.filter(({ parent }) => parent === pid).flatMap((each) => [each, ...below(each.pid)]);
  return below(process.pid)
    .filter(({ command }) => command.includes("tooling/start.mjs"))
    .flatMap((launcher) => [launcher, ...below(launcher.pid)]);
}

const listProcesses = (): RunningProcess[] => (hasProc ? fromProc() : fromPs());

function fromProc(): RunningProcess[] {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
      const command = readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
      // The name before the last bracket may hold anything; state and parent follow it.
      const [, parent] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
      return [{ pid: Number(pid), parent: Number(parent), command }];
    } catch {
      return []; // it has ended in between
    }
  });
}

function fromPs(): RunningProcess[] {
  const lines = execFileSync("ps", ["-A", "-ww", "-o", "pid=,ppid=,command="], { encoding: "utf8" });
  return [...lines.matchAll(/^ *(\d+) +(\d+) (.*)$/gm)].map(([, pid, parent, command = ""]) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}
