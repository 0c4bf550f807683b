import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";

/** Ends a connection, unless what came before it takes it for a part of itself. */
const LAST = Buffer.from("GET /last HTTP/1.1\r\nHost: frog.localhost:8000\r\nConnection: close\r\n\r\n");
/** Milliseconds that a connection's first answer may take before the last request is sent all the same. */
const FIRST = 400;

export interface Talk {
  /** All that came back, without the dates. */
  said(): string;
  isClosed(): boolean;
  /** Milliseconds from the beginning to the close. */
  lasted(): number;
  /** Closed while we were still sending, which may take with it what came and was not read yet. */
  wasReset(): boolean;
  /** Milliseconds since the last byte. */
  quiet(): number;
  end(): void;
}

/** Sends the parts, and then, where it `ends`, the last request. */
export function talk(port: number, parts: readonly Buffer[], ends = true): Talk {
  const heard: Buffer[] = [];
  let isClosed = false;
  let wasReset = false;
  const begun = performance.now();
  let last = begun;
  let closed = Number.NaN;
  const socket = connect(port, "127.0.0.1");
  socket
    .on("data", (bytes) => {
      heard.push(bytes);
      last = performance.now();
    })
    .on("error", ({ code }: NodeJS.ErrnoException) => {
      wasReset = code === "ECONNRESET" || code === "EPIPE";
    })
    .on("close", () => {
      isClosed = true;
      closed = performance.now();
    });
  const send = (part: Buffer) => {
    if (!socket.destroyed) socket.write(part);
    last = performance.now();
  };
  void (async () => {
    for (const part of parts) {
      send(part);
      await turn();
    }
    if (!ends) return;
    await Promise.race([once(socket, "data").catch(() => undefined), pause(FIRST)]);
    send(LAST);
  })();
  return {
    said: () =>
      Buffer.concat(heard)
        .toString("latin1")
        .replaceAll(/^Date: [^\r\n]+/gm, "Date: –"),
    isClosed: () => isClosed,
    lasted: () => closed - begun,
    wasReset: () => wasReset,
    quiet: () => performance.now() - last,
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
