import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { endpoints } from "#contract/endpoints.ts";
import { CodedError, errorStatus } from "#contract/errors.ts";
import { encodeBody } from "../testing/call.ts";
import { admitUploads, type UploadLimits } from "./admit-uploads.ts";
import { bodyLimits, readBody } from "./read-body.ts";

const BOUNDARY = "----WebKitFormBoundary0123456789";
const START = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="name"\r\n\r\nFrog\r\n`;
const END = `--${BOUNDARY}--\r\n`;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** A server of one row with files, and uploads that arrive as far as a test lets them. */
function uploading(limits: Partial<UploadLimits> = {}) {
  const app = new Hono();
  app.use(admitUploads({ atOnce: 1, waiting: 1, timeout: 60_000, ...limits }));
  app.onError((error, c) => {
    const code = error instanceof CodedError ? error.code : "internal";
    return c.text(code, errorStatus(code) as 400);
  });
  app.post("/", async (c) => c.text(JSON.stringify((await readBody(endpoints.generateManual, c)).fields)));
  return function send(signal?: AbortSignal) {
    const wire = new TransformStream<Uint8Array, Uint8Array>();
    const writer = wire.writable.getWriter();
    const started = writer.write(bytesOf(START)).then(
      () => "read",
      () => "cut",
    );
    const asked = new Request("http://localhost/", {
      method: "POST",
      headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` },
      body: wire.readable,
      duplex: "half",
      ...(signal ? { signal } : {}),
    });
    const answer = Promise.resolve(app.request(asked)).then((response) => response.text());
    const finish = () => writer.write(bytesOf(END)).then(() => writer.close());
    return { started, answer, finish };
  };
}

const NAMED = '{"name":"Frog"}';

/** Whether a promise stays open while everything else that can happen does. */
const isOpen = async (promise: Promise<unknown>) =>
  (await Promise.race([promise, new Promise((resolve) => setTimeout(() => resolve("open"), 20))])) === "open";

describe("uploads", () => {
  it("wait for each other with their bytes on the wire, and are turned away where too many wait", async () => {
    const send = uploading();
    const first = send();
    expect(await first.started).toBe("read");
    const second = send();
    const third = send();
    expect(await third.answer).toBe("unavailable");
    expect(await isOpen(second.answer)).toBe(true);
    await first.finish();
    expect(await first.answer).toBe(NAMED);
    await second.finish();
    expect(await second.answer).toBe(NAMED);
  });

  it("that stall are ended, and the next one has their place", async () => {
    const send = uploading({ timeout: 5 });
    const stalled = send();
    const next = send();
    expect(await stalled.answer).toBe("bad_request");
    await next.finish();
    expect(await next.answer).toBe(NAMED);
  });

  it("whose client has gone wait no longer", async () => {
    const send = uploading();
    const first = send();
    await first.started;
    const gone = new AbortController();
    const leaver = send(gone.signal);
    await isOpen(leaver.answer);
    gone.abort();
    expect(await leaver.answer).toBe("bad_request");
    const patient = send();
    await first.finish();
    await patient.finish();
    expect([await first.answer, await patient.answer]).toEqual([NAMED, NAMED]);
  });

  it("give their place back however they end", async () => {
    const send = uploading({ waiting: 0 });
    for (let times = 0; times < 3; times++) {
      const upload = send();
      await upload.finish();
      expect(await upload.answer).toBe(NAMED);
    }
  });

  it("are for rows with files: other forms are small", async () => {
    const app = new Hono();
    app.onError((error, c) => c.text(error instanceof CodedError ? error.code : "internal"));
    app.post("/", async (c) => c.json((await readBody(endpoints.creativeGenerate, c)).fields));
    const form = new FormData();
    form.set("prompt", new Blob([Buffer.alloc(bodyLimits.multipart)]));
    const request = { method: "POST", ...(await encodeBody(form)) };
    expect(await (await app.request("/", request)).text()).toBe("payload_too_large");
  });
});
