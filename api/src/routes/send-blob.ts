import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ServerDeps } from "../deps.ts";
import type { OpenBlob } from "../gateways/blob-store.ts";

/** Answers with a blob as it is read; who asks for the headers alone leaves no stream open. */
export async function sendBlob(
  { log }: ServerDeps,
  c: Context,
  { size, bytes }: OpenBlob,
  headers: Record<string, string>,
): Promise<Response> {
  const all = { ...headers, "Content-Length": String(size) };
  if (c.req.method === "HEAD") {
    await bytes.cancel();
    return c.body(null, 200, all);
  }
  const { outgoing } = (c.env ?? {}) as Partial<HttpBindings>;
  return c.body(
    closing(bytes, (error) => {
      log.warn({ error: String(error) }, "a file broke off");
      outgoing?.destroy();
    }),
    200,
    all,
  );
}

/**
 * The same stream. Where it fails it has `close` end the connection, so that the client sees that bytes are missing: the
 * server's library would print the error with its stack.
 */
function closing(
  bytes: OpenBlob["bytes"],
  close: (error: unknown) => void,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const reader = bytes.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (done) controller.close();
          else controller.enqueue(value);
        } catch (error) {
          close(error);
          controller.close();
        }
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
