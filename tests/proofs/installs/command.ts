import { spawn } from "node:child_process";

const MINUTES = 30;

export interface Command {
  output(): string;
  /** Resolves once the pattern is in the output, and with null where the command ended without it. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray | null>;
  /** The exit status. */
  ended: Promise<number>;
  /** As Ctrl-C does: sends SIGINT to all its processes. Resolves with whether they all ended by that. */
  stop(): Promise<boolean>;
}

/**
 * Starts a command with processes of its own group, which ends with this process, and after half an hour in
 * any case.
 */
export function startCommand(
  command: string,
  parameters: readonly string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Command {
  const child = spawn(command, parameters, { ...options, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let check = () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      check();
    });

  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // All have ended.
    }
  };
  const kill = () => signal("SIGKILL");
  // Before the folder in which it runs is removed.
  process.prependOnceListener("exit", kill);
  const limit = setTimeout(() => {
    output += `\nIt failed to end within ${MINUTES} minutes.\n`;
    kill();
  }, MINUTES * 60_000);
  const ended = new Promise<number>((resolve) => {
    child.once("error", ({ message }) => {
      output += message;
      resolve(1);
    });
    child.once("close", (status) => resolve(status ?? 1));
  }).finally(() => {
    clearTimeout(limit);
    process.off("exit", kill);
  });

  return {
    output: () => output,
    ended,
    waitFor: (pattern) =>
      new Promise((resolve) => {
        check = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        check();
        ended.then(() => resolve(pattern.exec(output)));
      }),
    stop: async () => {
      signal("SIGINT");
      const insist = setTimeout(kill, 30_000);
      const isEnded = await Promise.race([
        ended.then(() => true),
        new Promise<false>((resolve) => setTimeout(resolve, 29_000, false).unref()),
      ]);
      await ended;
      clearTimeout(insist);
      return isEnded;
    },
  };
}
