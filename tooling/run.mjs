import { spawn } from "node:child_process";

/** What runs now, and when it has ended. */
const running = new Map();

/**
 * Runs a command without a shell. What it writes is seen as it comes, where `isLive`; otherwise it is the
 * output. A command that cannot be started has the status 1, and the reason as its output.
 */
export function run(command, parameters, { isLive = false, ...options } = {}) {
  const stdio = isLive ? "inherit" : ["ignore", "pipe", "pipe"];
  const child = spawn(command, parameters, { ...options, stdio });
  const ended = new Promise((resolve) => {
    let output = "";
    for (const stream of isLive ? [] : [child.stdout, child.stderr])
      stream.setEncoding("utf8").on("data", (text) => {
        output += text;
      });
    child.on("error", ({ message }) => resolve({ status: 1, output: message }));
    child.on("close", (status) => resolve({ status: status ?? 1, output }));
  });
  running.set(child, ended);
  return ended.finally(() => running.delete(child));
}

/** Ends what runs now, and waits until it has. */
export async function stopRunning() {
  for (const child of running.keys()) child.kill();
  await Promise.all(running.values());
}

export const runNode = (parameters, options) => run(process.execPath, parameters, options);

/** Says that a step begins. What it returns says how long it took. */
export function begin(step, note = "") {
  console.log(`${step}${note} …`);
  const begun = performance.now();
  return () => console.log(`${step}: ${Math.round((performance.now() - begun) / 1000)} s`);
}
