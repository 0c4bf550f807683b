import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";

/** Thrown when the process ended while it was drawing. */
export class DrawerEnded extends Error {}

export interface Order {
  svg: string;
  /** Pixels. */
  width: number;
}

type Reply = { id: number; bytes: Uint8Array } | { id: number; failure: string };

interface Waiting {
  resolve(bytes: Buffer): void;
  reject(error: Error): void;
}

const drawer = fileURLToPath(new URL("./drawer.mjs", import.meta.url));

/** Milliseconds that one drawing may take; it takes a tenth of a second. */
const DEADLINE = 20_000;

/**
 * Draws in a child process, which starts with the first drawing and again with the next one after it ended.
 */
export function createDrawingProcess(script = drawer): (order: Order) => Promise<Buffer> {
  const waiting = new Map<number, Waiting>();
  let child: ChildProcess | null = null;
  let count = 0;

  function begin(): ChildProcess {
    const begun = fork(script, [], {
      env: {},
      execArgv: [],
      serialization: "advanced",
      // Nothing reads what the renderer prints as it ends; a full pipe would keep it from ending.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    begun.on("message", (message) => resolveOrder(message as Reply));
    begun.on("error", () => undefined);
    begun.once("exit", () => end(begun));
    return begun;
  }

  function resolveOrder(reply: Reply): void {
    const order = waiting.get(reply.id);
    waiting.delete(reply.id);
    hold();
    if ("bytes" in reply) order?.resolve(Buffer.from(reply.bytes));
    else order?.reject(new Error(reply.failure));
  }

  /** Lets the child keep this process alive only while it draws. */
  function hold(): void {
    const isBusy = waiting.size > 0;
    child?.[isBusy ? "ref" : "unref"]();
    child?.channel?.[isBusy ? "ref" : "unref"]();
  }

  function end(ended: ChildProcess): void {
    if (child !== ended) return;
    child = null;
    for (const { reject } of waiting.values()) reject(new DrawerEnded("The drawing process ended."));
    waiting.clear();
  }

  return (order) => {
    child ??= begin();
    const drawing = child;
    const id = ++count;
    const late = setTimeout(() => drawing.kill("SIGKILL"), DEADLINE).unref();
    const done = new Promise<Buffer>((resolve, reject) => waiting.set(id, { resolve, reject }));
    hold();
    drawing.send({ id, ...order }, (error) => error && end(drawing));
    return done.finally(() => clearTimeout(late));
  };
}
