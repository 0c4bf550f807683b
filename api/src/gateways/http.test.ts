import type { RequestListener } from "node:http";
import { type AddressInfo, createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { withServer } from "../testing/http.ts";
import { postJson } from "./http.ts";

const fixture = { body: "{}", deadline: 60_000, maxBytes: 1_000, failure: "trading_unavailable" } as const;
const failed = { code: "trading_unavailable" };

const post = (port: number, deadline: number = fixture.deadline) =>
  postJson({ ...fixture, deadline, url: `http://127.0.0.1:${port}/` });

const answering = (listener: RequestListener, deadline?: number) =>
  withServer(listener, (port) => post(port, deadline));

/** A server that speaks bytes, for what Node's own would never say. */
async function saying<T>(bytes: string, use: (port: number) => Promise<T>): Promise<T> {
  const server = createServer((socket) => socket.on("error", () => {}).once("data", () => socket.end(bytes)));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    return await use((server.address() as AddressInfo).port);
  } finally {
    server.close();
  }
}

describe("a POST to a service", () => {
  it("sends its body, and returns status, reason, type and bytes", async () => {
    const answer = await answering((request, response) => {
      response.writeHead(422, "Too Odd", { "content-type": "text/odd" });
      response.write(`${request.method} ${request.headers["content-type"]} `);
      request.pipe(response);
    });
    expect(answer).toMatchObject({ status: 422, statusText: "Too Odd", contentType: "text/odd" });
    expect(answer.bytes.toString()).toBe("POST application/json {}");
  });

  it.each([301, 302, 303, 307, 308])("follows no redirect: %i", async (status) => {
    let reached = 0;
    const redirected = answering((request, response) => {
      if (request.url === "/inside") reached++;
      response.writeHead(status, { location: "/inside" }).end();
    });
    await expect(redirected).rejects.toMatchObject(failed);
    expect(reached).toBe(0);
  });

  it("reads up to the limit, and stops there", async () => {
    const fits = await answering((_request, response) => response.end("x".repeat(fixture.maxBytes)));
    expect(fits.bytes).toHaveLength(fixture.maxBytes);
    const endless = answering((_request, response) => {
      response.write("x".repeat(fixture.maxBytes));
      response.write("x");
    });
    await expect(endless).rejects.toMatchObject(failed);
  });

  it("waits for neither headers nor body beyond its deadline", async () => {
    const silent = answering(() => {}, 30);
    await expect(silent).rejects.toMatchObject(failed);
    const dripping = answering(async (_request, response) => {
      for (; !response.destroyed; await setTimeout(5)) response.write("x");
    }, 60);
    await expect(dripping).rejects.toMatchObject(failed);
  });

  it.each([204, 205, 304, 600, 999])("takes no answer that cannot have a body: %i", async (status) => {
    const answer = saying(`HTTP/1.1 ${status} Odd\r\nconnection: close\r\n\r\n`, (port) => post(port));
    await expect(answer).rejects.toMatchObject(failed);
  });

  it.each([
    ["nothing", ""],
    ["another protocol", "SSH-2.0-OpenSSH_9.6\r\n"],
    [
      "a switch of protocols",
      "HTTP/1.1 101 Switching Protocols\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
    ],
    ["half an answer", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\n{"],
  ])("takes no answer that is none: %s", async (_name, bytes) => {
    await expect(saying(bytes, (port) => post(port))).rejects.toMatchObject(failed);
  });

  it("fails in the same way if nothing listens", async () => {
    const port = await withServer(
      () => {},
      (free) => Promise.resolve(free),
    );
    await expect(post(port)).rejects.toMatchObject(failed);
  });
});
