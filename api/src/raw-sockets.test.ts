/** @module-tag slow */
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, it } from "vitest";
import { type Listening, listen, taking } from "./server.ts";

const KNOWN = "GET /known HTTP/1.1\r\nHost: localhost\r\n\r\n";
const OTHER = "GET /other HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n";
const early = (body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(`HTTP/1.1 200 OK\r\nContent-Length: ${body.length}\r\n\r\n`),
    Buffer.from(body),
  ]);

interface Serving {
  server: Listening;
  open(): Socket;
}

/** A server that answers KNOWN with `whole` before node:http, and connections to it. */
async function serving(
  whole: Buffer,
  use: (serving: Serving) => Promise<void>,
  {
    listener = (_request, response) => void response.end("by node:http"),
    pace = {},
    mostConnections = 100,
  }: { listener?: RequestListener; pace?: Partial<typeof taking>; mostConnections?: number } = {},
): Promise<void> {
  const answerWhole = (bytes: Buffer) => (bytes.equals(Buffer.from(KNOWN)) ? whole : null);
  const options = { pace: { ...taking, ...pace }, answerWhole, mostConnections };
  const server = await listen("127.0.0.1", 0, listener, options);
  const sockets: Socket[] = [];
  const open = () => {
    const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
    sockets.push(socket);
    return socket;
  };
  try {
    await use({ server, open });
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.close(1);
  }
}

const closed = (socket: Socket) => new Promise<true>((resolve) => socket.once("close", () => resolve(true)));
/** What a slow disk does to a process that waits for it. */
const holdUp = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
const next = (socket: Socket) => new Promise<Buffer>((resolve) => socket.once("data", resolve));

it("what is known is answered before node:http, and the rest of a connection by it", async () => {
  await serving(early("early"), async ({ open }) => {
    const socket = open();
    socket.write(KNOWN);
    expect(String(await next(socket))).toMatch(/early$/);
    socket.write(OTHER);
    expect(await text(socket)).toContain("by node:http");
  });
});

it("what waits for node:http stays as it came, though other connections are read meanwhile", async () => {
  let readOn = () => {};
  const others = new Promise<void>((resolve) => {
    readOn = resolve;
  });
  const listener: RequestListener = (request, response) =>
    void others.then(() => text(request)).then((body) => response.end(body));
  await serving(
    early("early"),
    async ({ open }) => {
      const body = "a".repeat(500_000);
      const socket = open();
      const answer = text(socket);
      const head = `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}`;
      socket.write(`${head}\r\n\r\n${body}`);
      for (let nth = 0; nth < 20; nth++) {
        const other = open();
        other.write(KNOWN);
        await next(other);
        other.destroy();
      }
      readOn();
      expect((await answer).endsWith(body)).toBe(true);
    },
    { listener },
  );
});

it("a request that came while the process was held up is answered, though its connection's time was over", async () => {
  const stays = OTHER.replace("Connection: close\r\n", "");
  await serving(early("early"), async ({ open }) => {
    for (const [request, answer] of [
      [KNOWN, "early"],
      [stays, "by node:http"],
    ] as const) {
      const socket = open();
      socket.write(request);
      await next(socket);
      socket.write(request);
      holdUp(5_500);
      expect(String(await Promise.race([next(socket), closed(socket)]))).toContain(answer);
    }
  });
}, 30_000);

it("a connection ends with its 10,000th answer", async () => {
  await serving(early("early"), async ({ open }) => {
    const socket = open();
    const end = closed(socket);
    let answers = 0;
    let last = "";
    socket.on("data", (bytes) => {
      answers++;
      last = String(bytes);
      if (!socket.destroyed) socket.write(KNOWN);
    });
    socket.write(KNOWN);
    expect(await end).toBe(true);
    expect(answers).toBe(10_000);
    expect(last).toMatch(/^HTTP\/1\.1 200 OK\r\n.*Connection: close\r\n.*by node:http$/s);
  });
});

const large = early(Buffer.alloc(32_000_000, "x"));

it("a large answer is taken whole, and what is asked meanwhile is answered after it", async () => {
  await serving(large, async ({ open }) => {
    const socket = open();
    socket.write(KNOWN);
    await next(socket);
    socket.pause();
    socket.write(OTHER);
    await pause(50);
    const rest = await text(socket);
    expect(rest.length).toBeGreaterThan(20_000_000);
    expect(rest.slice(-400)).toMatch(/^x+HTTP\/1\.1 200 OK\r\n.*by node:http$/s);
  });
});

it("a client that takes nothing of its answer is closed", async () => {
  const pace = { silence: 200 };
  await serving(
    large,
    async ({ server, open }) => {
      // This one has its answer, and is closed when it has asked nothing more for seconds.
      const other = open();
      other.write("GET /other HTTP/1.1\r\nHost: localhost\r\n\r\n");
      const socket = open();
      socket.write(KNOWN);
      await Promise.all([next(socket), next(other)]);
      socket.pause();
      await expect.poll(() => server.connections(), { timeout: 20_000 }).toBe(1);
      expect(other.destroyed).toBe(false);
    },
    { pace },
  );
});

it("a client that takes its answer steadily, but too slowly, is closed", async () => {
  await serving(
    large,
    async ({ server, open }) => {
      const socket = open().pause();
      socket.write(KNOWN);
      await expect.poll(() => server.connections()).toBe(1);
      const slowly = setInterval(() => socket.read(4_096), 20);
      // Without the watch it would be closed after 20 seconds.
      const ended = expect.poll(() => server.connections(), { timeout: 15_000 }).toBe(0);
      await ended.finally(() => clearInterval(slowly));
    },
    { pace: { silence: 5_000, window: 300, least: 4_000_000 } },
  );
});

it("connections are counted until they are closed", async () => {
  await serving(early("early"), async ({ server, open }) => {
    const [one, other] = [open(), open()];
    one.write(KNOWN);
    await next(one);
    await expect.poll(() => server.connections()).toBe(2);
    other.destroy();
    await expect.poll(() => server.connections()).toBe(1);
    one.end();
    await expect.poll(() => server.connections()).toBe(0);
  });
});

it("a connection more than there may be is closed at once, and another one has room once one is gone", async () => {
  await serving(
    early("early"),
    async ({ server, open }) => {
      const [known, other] = [open(), open()];
      known.write(KNOWN);
      other.write("GET /other HTTP/1.1\r\nHost: localhost\r\n\r\n");
      await Promise.all([next(known), next(other)]);
      const refused = open();
      refused.write(KNOWN);
      expect(await text(refused)).toBe("");
      known.write(KNOWN);
      expect(String(await next(known))).toMatch(/early$/);
      known.destroy();
      await expect.poll(() => server.connections()).toBe(1);
      const later = open();
      later.write(KNOWN);
      expect(String(await next(later))).toMatch(/early$/);
    },
    { mostConnections: 2 },
  );
});
