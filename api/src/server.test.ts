/** @module-tag slow */
import type { RequestListener } from "node:http";
import { connect, type Socket } from "node:net";
import { describe, expect, it } from "vitest";
import { listen, taking } from "./server.ts";

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;

/** A server whose requests a test answers, and connections to it. */
async function serving(
  listener: RequestListener,
  use: (open: (isReading?: boolean) => Socket) => Promise<void>,
  pace?: Partial<typeof taking>,
): Promise<void> {
  const server = await listen("127.0.0.1", 0, listener, { pace: { ...taking, ...pace } });
  const sockets: Socket[] = [];
  try {
    await use((isReading = true) => {
      const socket = connect(server.port, "127.0.0.1").on("error", () => undefined);
      sockets.push(isReading ? socket.resume() : socket.pause());
      return socket;
    });
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.close(1);
  }
}

const closed = (socket: Socket) => new Promise<true>((resolve) => socket.once("close", () => resolve(true)));

describe("a connection", () => {
  it("is closed when it has five requests unanswered, and of a crowd few are looked at", async () => {
    let seen = 0;
    const never: RequestListener = () => {
      seen++;
    };
    await serving(never, async (open) => {
      const crowd = open();
      crowd.write(get("/").repeat(3_000));
      expect(await closed(crowd)).toBe(true);
      expect(seen).toBeLessThanOrEqual(4);
    });
  });

  it("may have four, and more after their answers", async () => {
    await serving(
      (_request, response) => void response.end("x"),
      async (open) => {
        const polite = open();
        let answers = "";
        polite.on("data", (part) => {
          answers += part;
        });
        for (let times = 0; times < 3; times++) {
          const before = answers.length;
          polite.write(get("/").repeat(4));
          await expect.poll(() => answers.slice(before).match(/200 OK/g)?.length).toBe(4);
        }
        expect(polite.destroyed).toBe(false);
      },
    );
  });

  it("is closed when it takes nothing of its answer", async () => {
    let finish: (isClosed: boolean) => void = () => undefined;
    const isClosed = new Promise<boolean>((resolve) => {
      finish = resolve;
    });
    await serving(
      ({ socket }, response) => {
        socket.once("close", () => finish(true));
        response.end(Buffer.alloc(64_000_000));
      },
      async (open) => {
        open(false).write(get("/"));
        expect(await isClosed).toBe(true);
      },
      { silence: 200 },
    );
  });

  /** Takes a few kilobytes every few milliseconds, and never stops. */
  const takeSlowly = (socket: Socket) =>
    socket.on("data", () => {
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });

  it("is closed when it takes its answer steadily, but too slowly, in one part or in many", async () => {
    for (const parts of [1, 640]) {
      await serving(
        (_request, response) => {
          for (let part = 0; part < parts; part++) response.write(Buffer.alloc(64_000_000 / parts));
          response.end();
        },
        async (open) => {
          const slow = takeSlowly(open());
          slow.write(get("/"));
          await closed(slow);
          expect(slow.bytesRead).toBeLessThan(30_000_000);
        },
        { window: 500, least: 20_000_000 },
      );
    }
  });

  it("stays when it takes its answer as fast as it has to, or takes all that comes", async () => {
    for (const bytes of [8_000_000, 0]) {
      await serving(
        (_request, response) => {
          response.write(Buffer.alloc(bytes + 1));
          const timer = setInterval(() => response.write("event\n"), 50);
          setTimeout(() => {
            clearInterval(timer);
            response.end();
          }, 2_000);
        },
        async (open) => {
          const steady = bytes > 0 ? takeSlowly(open()) : open();
          steady.write(get("/"));
          await expect.poll(() => steady.bytesRead, { timeout: 30_000 }).toBeGreaterThan(bytes + 200);
          expect(steady.destroyed).toBe(false);
        },
        { window: 1_000, least: 20_000 },
      );
    }
  }, 40_000);

  it("stays while the server works, and while its body comes", async () => {
    await serving(
      (request, response) => {
        request.resume();
        setTimeout(() => response.end("at last"), 500);
      },
      async (open) => {
        const patient = open();
        let answer = "";
        patient.on("data", (part) => {
          answer += part;
        });
        patient.write(get("/"));
        await expect.poll(() => answer, { timeout: 5_000 }).toContain("at last");
      },
      { silence: 50, window: 20 },
    );
  });

  it("may send a large body in one piece", async () => {
    await serving(
      async (request, response) => void response.end(String(Buffer.concat(await request.toArray()).length)),
      async (open) => {
        const sender = open();
        let answer = "";
        sender.on("data", (part) => {
          answer += part;
        });
        sender.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3000000\r\n\r\n");
        sender.write(Buffer.alloc(3_000_000));
        await expect.poll(() => answer).toContain("3000000");
      },
    );
  });
});
