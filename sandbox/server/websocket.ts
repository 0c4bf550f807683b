import type { Server } from "node:http";
import { type WebSocket, WebSocketServer } from "ws";
import type { Chain } from "../chain/chain.ts";
import { failure, type RpcId } from "../rpc/dispatch.ts";
import { toWire } from "../rpc/method.ts";
import { RpcError, rpcCode } from "../rpc/rpc-error.ts";
import { createSubscriptions, type Subscriptions } from "../rpc/subscriptions.ts";

const TICK_MS = 100;
const MAX_MESSAGE_BYTES = 64 * 1024;

export interface Websocket {
  /** Takes the upgrades of one more server. */
  attach(server: Server): void;
  close(): void;
}

/** Serves subscriptions. */
export function createWebsocket(chain: Chain): Websocket {
  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_MESSAGE_BYTES });
  const open = new Set<Subscriptions>();
  let lastId = 0;
  let reported = chain.slots.current();

  sockets.on("connection", (socket: WebSocket) => {
    const subscriptions = createSubscriptions(chain, socket, () => ++lastId);
    open.add(subscriptions);
    socket.on("message", (data) => reply(socket, subscriptions, String(data)));
    socket.on("close", () => open.delete(subscriptions));
    socket.on("error", () => socket.terminate());
  });

  const stopListening = chain.onLanded((entry) => {
    for (const subscriptions of open) subscriptions.landed(entry);
  });
  const ticking = setInterval(() => {
    const slot = chain.slots.current();
    if (slot === reported) return;
    reported = slot;
    for (const subscriptions of open) subscriptions.slot(slot);
  }, TICK_MS);
  ticking.unref();

  return {
    attach: (server) => {
      server.on("upgrade", (request, socket, head) =>
        sockets.handleUpgrade(request, socket, head, (opened) => sockets.emit("connection", opened, request)),
      );
    },
    close: () => {
      clearInterval(ticking);
      stopListening();
      open.clear();
      for (const socket of sockets.clients) socket.terminate();
      sockets.close();
    },
  };
}

function reply(socket: WebSocket, subscriptions: Subscriptions, text: string): void {
  const request = parse(text);
  const id = (request?.id ?? null) as RpcId;
  const send = (answer: object) => socket.send(toWire(answer));
  if (!request) {
    send(failure(null, new RpcError(rpcCode.parse, "Parse error")));
    return;
  }
  try {
    const result = subscriptions.call(String(request.method), request.params);
    if (request.id !== undefined) send({ jsonrpc: "2.0", id, result });
  } catch (error) {
    const known = error instanceof RpcError ? error : new RpcError(rpcCode.internal, "Internal error");
    send(failure(id, known));
  }
}

function parse(text: string): { id?: unknown; method?: unknown; params?: unknown } | undefined {
  try {
    const value = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value) ? value : undefined;
  } catch {
    return;
  }
}
