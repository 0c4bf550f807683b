import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { createPlaces } from "../../places.ts";

/** Thrown when the process ended while it was drawing. */
export class DrawerEnded extends Error {}

export interface Order {
  svg: string;
  /** Pixels. */
  width: number;
}

export type Draw = (order: Order) => Promise<Buffer>;

type Reply = { bytes: Uint8Array } | { failure: string };

const drawer = fileURLToPath(new URL("./drawer.mjs", import.meta.url));

/** Milliseconds that one drawing may take; it takes a tenth of a second. */
const DEADLINE = 20_000;

const PROCESSES = 2;
/** Orders that may wait, of all users together. Each user's own works are few at a time. */
const MOST_WAITING = 64;

/**
 * Draws in child processes, each of which has one order at a time: a drawing that is killed takes no other
 * with it, and its deadline begins when it does.
 */
export function createDrawers(script = drawer): Draw {
  const rule = { all: PROCESSES, each: PROCESSES, waiting: MOST_WAITING, waitingEach: MOST_WAITING };
  const places = createPlaces(rule);
  const idle = Array.from({ length: PROCESSES }, () => createDrawer(script));
  return (order) =>
    places.run("all", async () => {
      const one = idle.pop() ?? createDrawer(script);
      try {
        return await one(order);
      } finally {
        idle.push(one);
      }
    });
}

/** A process that starts with the first order, and again with the next one after it ended. */
function createDrawer(script: string): Draw {
  let child: ChildProcess | null = null;

  function begin(): ChildProcess {
    const begun = fork(script, [], {
      env: {},
      execArgv: [],
      serialization: "advanced",
      // Nothing reads what the renderer prints as it ends; a full pipe would keep it from ending.
      stdio: ["ignore", "ignore", "ignore", "ipc"],
    });
    begun.once("exit", () => {
      if (child === begun) child = null;
    });
    return begun;
  }

  return async (order) => {
    child ??= begin();
    const drawing = child;
    const late = setTimeout(() => drawing.kill("SIGKILL"), DEADLINE);
    keepAlive(drawing, true);
    try {
      return await awaitDrawing(drawing, order);
    } finally {
      clearTimeout(late);
      keepAlive(drawing, false);
      drawing.removeAllListeners("message").removeAllListeners("error");
      drawing.on("error", () => undefined);
    }
  };
}

function awaitDrawing(drawing: ChildProcess, order: Order): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new DrawerEnded("The drawing process ended."));
    drawing.once("exit", end).once("error", end);
    drawing.once("message", (message) => {
      const reply = message as Reply;
      drawing.off("exit", end);
      if ("bytes" in reply) resolve(Buffer.from(reply.bytes));
      else reject(new Error(reply.failure));
    });
    drawing.send(order, (error) => error && end());
  });
}

/** Lets the child keep this process alive only while it draws. */
function keepAlive(child: ChildProcess, isDrawing: boolean): void {
  child[isDrawing ? "ref" : "unref"]();
  child.channel?.[isDrawing ? "ref" : "unref"]();
}
