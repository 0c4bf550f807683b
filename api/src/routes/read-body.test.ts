import { connect } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { afterEach, describe, expect, it, vi } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { CodedError } from "#contract/errors.ts";
import { createBodyMemory } from "../body-memory.ts";
import { createLog } from "../log.ts";
import { encodeBody } from "../testing/call.ts";
import { withServer } from "../testing/http.ts";
import { createTestApp } from "../testing/test-app.ts";
import { bodyLimits, readBody, readBytes, type TakeMemory } from "./read-body.ts";

it("takes a body that its client breaks off for the client's doing, and tells of no failure", async () => {
  const lines: string[] = [];
  const log = createLog("debug", [], { write: (line) => lines.push(line) });
  const { app } = createTestApp({ log });
  await withServer(getRequestListener(app.fetch), async (port) => {
    const head =
      "POST /api/v1/auth/token/refresh HTTP/1.1\r\nHost: localhost:8000\r\nContent-Length: 100\r\n";
    const client = connect(port, "127.0.0.1");
    client.write(`${head}Content-Type: application/json\r\n\r\n{"refresh`, () =>
      setImmediate(() => client.destroy()),
    );
    await vi.waitFor(() => expect(lines.some((line) => JSON.parse(line).msg === "request")).toBe(true));
  });
  const entries = lines.map((line) => JSON.parse(line));
  expect(entries.find(({ msg }) => msg === "request")).toMatchObject({ level: 20, status: 400 });
  expect(entries.filter(({ level }) => level > 30)).toEqual([]);
  expect(lines.join("")).not.toContain("stack");
});

/** A server that says how many bytes it has read, or why it has not; and a body that a test writes. */
function reading(take?: TakeMemory) {
  const app = new Hono();
  app.onError((error, c) => c.text(error instanceof CodedError ? error.code : "internal"));
  app.post("/", async (c) => c.text(String((await readBytes(c, 10_000_000, take)).length)));
  const wire = new TransformStream<Uint8Array, Uint8Array>();
  const writer = wire.writable.getWriter();
  const init = { method: "POST", body: wire.readable, duplex: "half" } as const;
  const answer = Promise.resolve(app.request(new Request("http://localhost/", init))).then((response) =>
    response.text(),
  );
  const write = (bytes: number) => writer.write(new Uint8Array(bytes)).catch(() => undefined);
  return { answer, write, end: () => writer.close() };
}

describe("a body", () => {
  afterEach(() => void vi.useRealTimers());

  it("that stays silent is refused", async () => {
    vi.useFakeTimers();
    const { answer, write } = reading();
    void write(1_000_000);
    await vi.advanceTimersByTimeAsync(9_000);
    void write(1_000_000);
    await vi.advanceTimersByTimeAsync(10_001);
    expect(await answer).toBe("bad_request");
  });

  it("that drips is refused", async () => {
    vi.useFakeTimers();
    const { answer, write } = reading();
    for (let second = 0; second < 12; second++) {
      void write(5_000);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(await answer).toBe("bad_request");
  });

  it("that drips after it came fast is refused", async () => {
    vi.useFakeTimers();
    const { answer, write } = reading();
    void write(5_000_000);
    for (let second = 0; second < 30; second++) {
      void write(5_000);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    expect(await answer).toBe("bad_request");
  });

  it("of a slow phone is taken", async () => {
    vi.useFakeTimers();
    const { answer, write, end } = reading();
    for (let second = 0; second < 40; second++) {
      void write(25_000);
      await vi.advanceTimersByTimeAsync(1_000);
    }
    void end();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(await answer).toBe("1000000");
  });

  it("is refused where all bodies together would take too much memory, until others are answered", async () => {
    const memory = createBodyMemory({ all: 1_000, each: 1_000, forSmall: 0 });
    const send = (bytes: number) =>
      memory.hold("an address", async (take) => {
        const { answer, write, end } = reading(take);
        void write(bytes).then(end);
        return answer;
      });
    const held = memory.hold("another", async (take) => {
      take(600);
      expect(await send(401)).toBe("unavailable");
      return send(400);
    });
    expect(await held).toBe("400");
    expect(await send(1_000)).toBe("1000");
  });

  it("is refused to an address with too much already, and no small one for others' large ones", async () => {
    const memory = createBodyMemory({ all: 1_500_000, each: 800_000, forSmall: 500_000 });
    const take = (address: string, bytes: number) =>
      memory
        .hold(address, async (count) => count(bytes))
        .then(
          () => "taken",
          ({ code }) => code,
        );
    await memory.hold("one", async (count) => {
      count(700_000);
      expect(await take("one", 200_000)).toBe("unavailable");
      expect(await take("other", 400_000)).toBe("unavailable");
      expect(await take("other", 200_000)).toBe("taken");
    });
    expect(await take("one", 700_000)).toBe("taken");
  });

  it("with files may be large, another form may not", async () => {
    const app = new Hono();
    app.onError((error, c) => c.text(error instanceof CodedError ? error.code : "internal"));
    app.post("/", async (c) =>
      c.json((await readBody(endpoints.creativeGenerate, c, () => undefined)).fields),
    );
    const form = new FormData();
    form.set("prompt", new Blob([Buffer.alloc(bodyLimits.multipart)]));
    const request = { method: "POST", ...(await encodeBody(form)) };
    expect(await (await app.request("/", request)).text()).toBe("payload_too_large");
  });
});
