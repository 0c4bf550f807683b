import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

const STOP_MS = 10_000;

/**
 * Runs server and sandbox as children and stays with them. Each ends when its standard input does, so that
 * killing this process leaves no orphan. `server` and `sandbox` are what Node is given to run, and `prepareFolder` what
 * says whether the data folder can be used, before the sandbox writes to it.
 */
export async function runProduct({ prepareFolder, server, sandbox }) {
  const children = [];
  let stopping = false;
  const stop = (code) => {
    if (stopping) return;
    stopping = true;
    for (const child of children) child.kill("SIGTERM");
    setTimeout(() => process.exit(code), STOP_MS).unref();
    Promise.all(children.map((child) => child.ended)).then(() => process.exit(code));
  };
  process.on("SIGINT", () => stop(0));
  process.on("SIGTERM", () => stop(0));
  const start = async (name, parameters, env) => {
    const { child, ready } = launch(name, parameters, env);
    children.push(child);
    child.ended.then((code) => {
      if (!stopping) console.error(`The ${name} has ended${code ? ` (${code})` : ""}. Its words are above.`);
      stop(code || 1);
    });
    return (await ready).url;
  };
  const env = {};
  if ((process.env.SOLANA_NETWORK || "sandbox") === "sandbox" && !process.env.SANDBOX_URL) {
    if ((await run(prepareFolder)) !== 0) process.exit(1);
    const data = `${process.env.DATA_DIR || "./data"}/sandbox`;
    const port = process.env.SANDBOX_PORT || "8899";
    const product = process.env.PRODUCT_NAME ? ["--product", process.env.PRODUCT_NAME] : [];
    const control = process.env.SANDBOX_CONTROL === "true" ? ["--control"] : [];
    const options = ["--data", data, "--port", port, ...product, ...control];
    env.SANDBOX_URL = await start("sandbox", [...sandbox, ...options]);
  }
  const url = await start("server", server, env);
  console.log(`\n  Gemwright is at ${url}\n`);
  if (env.SANDBOX_URL)
    console.log(`  The sandbox (a chain of your own, play money) is at ${env.SANDBOX_URL}\n`);
}

/** Answers the exit code. */
function run(parameters) {
  const child = spawn(process.execPath, parameters, { stdio: "inherit" });
  return new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 1)));
}

function launch(name, parameters, env) {
  const child = spawn(process.execPath, [...parameters, "--follow-parent"], {
    stdio: ["pipe", "pipe", "inherit"],
    // With an arena for each thread, glibc keeps twice the memory that decoding pictures has freed.
    env: { MALLOC_ARENA_MAX: "2", ...process.env, ...env },
  });
  child.ended = new Promise((resolve) => child.once("exit", (code) => resolve(code ?? 0)));
  const ready = new Promise((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const message = line.startsWith('{"ready":') ? JSON.parse(line) : null;
      if (message) resolve(message);
      else console.log(`${name}: ${line}`);
    });
  });
  return { child, ready };
}
