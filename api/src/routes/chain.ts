import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Fetched } from "../gateways/http.ts";
import { readCoin } from "../services/launches/read-coin.ts";
import { relayRpc } from "../services/launches/relay-rpc.ts";
import { clientOf } from "./limit.ts";
import { type Route, serve, serveRaw } from "./serve.ts";

/** Bytes of a request: a transaction is 1232, in base64 and JSON. */
const MAX_REQUEST = 64 * 1024;

/** Bytes of an answer above which compressing it costs more than sending it. */
const MOST_COMPRESSED = 256 * 1024;

export const chainRoutes: Route[] = [
  serve("readCoin", (deps, { params }, c) => {
    c.header("Cache-Control", "public, max-age=5");
    return readCoin(deps, { ...params, client: clientOf(deps, c).address });
  }),
  serveRaw("chainRpc", MAX_REQUEST, async (deps, request, c) => {
    const { status, body } = await relayRpc(deps, request.toString("utf8"));
    c.header("Content-Type", "application/json");
    if (body.length > MOST_COMPRESSED) c.header("Cache-Control", "no-transform");
    return c.body(body, status as ContentfulStatusCode);
  }),
  serveRaw("tradeLocal", MAX_REQUEST, async (deps, request, c) =>
    passOn(c, await deps.trading.tradeLocal(request)),
  ),
];

/** Passes status, reason phrase and bytes through, but never as a page, whatever type the service sends. */
function passOn(c: Context<{ Bindings: Partial<HttpBindings> }>, answer: Fetched): Response {
  const isText = /^(?:text\/|application\/json)/i.test(answer.contentType);
  // The adapter drops a Response's reason phrase, so it is written here.
  if (c.env?.outgoing) c.env.outgoing.statusMessage = answer.statusText;
  return c.body(answer.bytes, answer.status as ContentfulStatusCode, {
    "Content-Type": isText ? "text/plain; charset=utf-8" : "application/octet-stream",
    "Cache-Control": "no-store",
  });
}
