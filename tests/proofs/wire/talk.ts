import { subscribe } from "node:diagnostics_channel";
import { type AddressInfo, connect, type Server, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

/** Ends a connection, unless what came before it takes it for a part of itself. */
const LAST = Buffer.from("GET /last HTTP/1.1\r\nHost: frog.localhost:8000\r\nConnection: close\r\n\r\n");

/**
 * Milliseconds that a turn of the event loop takes at least. Clients and servers share one process: what waits for bytes
 * counts its turns, which a busy machine lengthens.
 */
const TURN = 5;
/** Turns that a server may take to accept a connection: it accepts one in each. */
const ACCEPTED = 10_000;
/** Turns after which each part has been read by itself. node:http answers some requests otherwise in two reads than in one. */
const READ = 3;
/** Turns without a byte after which all that was asked for is answered. */
const ANSWERED = 20;
/** Turns after which nothing more comes. */
const QUIET = 60;
/** Turns that a connection's first answer may take before the last request is sent all the same. */
const FIRST = 80;

let turn = 0;
setInterval(() => turn++, TURN).unref();

/** By port, how many clients have connected here, and how many of them their server has accepted: the first ones. */
const connected = new Map<number, number>();
const accepted = new Map<number, number>();
subscribe("net.server.socket", (message) => {
  const { socket } = message as { socket: Socket & { server: Server } };
  const address = socket.server.address() as AddressInfo | null;
  if (address) countIn(accepted, address.port);
});

function countIn(counts: Map<number, number>, port: number): number {
  const count = (counts.get(port) ?? 0) + 1;
  counts.set(port, count);
  return count;
}

/** Resolves after `count` turns, or as soon as `isOver`. */
export async function turns(count: number, isOver: () => boolean): Promise<void> {
  for (const end = turn + count; turn < end && !isOver(); ) await pause(TURN);
}

export interface Talk {
  /** All that came back, without the dates. */
  said(): string;
  isClosed(): boolean;
  isAccepted(): boolean;
  /** Milliseconds from the beginning to the close. */
  lasted(): number;
  /** Closed while we were still sending, which may take with it what came and was not read yet. */
  wasReset(): boolean;
  /** Whether nothing more is to come. */
  isOver(): boolean;
  end(): void;
}

/** Sends the parts, and then, where it `ends`, the last request. */
export function talk(port: number, parts: readonly Buffer[], ends = true): Talk {
  const heard: Buffer[] = [];
  let isClosed = false;
  let hasSent = false;
  let wasReset = false;
  const begun = performance.now();
  let last = turn;
  let closed = Number.NaN;
  const nth = countIn(connected, port);
  const socket = connect(port, "127.0.0.1");
  socket
    .on("data", (bytes) => {
      heard.push(bytes);
      last = turn;
    })
    .on("error", ({ code }: NodeJS.ErrnoException) => {
      wasReset = code === "ECONNRESET" || code === "EPIPE";
    })
    .on("close", () => {
      isClosed = true;
      closed = performance.now();
    });
  const send = (part: Buffer) => {
    if (!isClosed) socket.write(part);
    last = turn;
  };
  const hears = () => isClosed || heard.length > 0;
  const isAccepted = () => (accepted.get(port) ?? 0) >= nth;
  const isAnswered = () => isClosed || turn - last > ANSWERED;
  void (async () => {
    await turns(ACCEPTED, () => isClosed || isAccepted());
    for (const part of parts) {
      send(part);
      await turns(READ, () => isClosed);
    }
    if (!ends) return;
    await turns(FIRST, hears);
    await turns(FIRST, isAnswered);
    send(LAST);
    hasSent = true;
  })();
  return {
    said: () =>
      Buffer.concat(heard)
        .toString("latin1")
        .replaceAll(/^Date: [^\r\n]+/gm, "Date: –"),
    isClosed: () => isClosed,
    isAccepted,
    lasted: () => closed - begun,
    wasReset: () => wasReset,
    isOver: () => isClosed || (hasSent && turn - last > QUIET),
    end: () => void socket.destroy(),
  };
}

/** Whether both have said the same, as far as it was heard. */
export function isSaidAlike(left: Talk, right: Talk): boolean {
  const [one, other] = [left.said(), right.said()];
  return (
    one === other || (left.wasReset() && other.startsWith(one)) || (right.wasReset() && one.startsWith(other))
  );
}

export const shown = (side: Talk): string =>
  `${side.isClosed() ? "closed" : "open"}, ${JSON.stringify(side.said().slice(0, 900))}`;
