import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { type AnswerWhole, answerBeforeHttp } from "./raw-sockets.ts";

/** Why the server cannot listen, in a sentence for the operator. */
export class ListenError extends Error {}

export interface Listening {
  port: number;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Stops accepting, lets running requests finish, and closes what is left after `timeout` milliseconds. */
  close(timeout: number): Promise<void>;
}

/** Limits against slow clients. Times are milliseconds. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16_384,
} as const;

/** Milliseconds that running requests have to finish when a process is to end. */
export const REQUESTS_TIMEOUT = 6_000;

/** Answers on one connection. */
const MOST_ANSWERS = 10_000;

/** What node:http adds to an answer on a connection that stays, with these limits. */
export const KEEP_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${limits.keepAliveTimeout / 1_000}, max=${MOST_ANSWERS}\r\n`;

/** How fast an answer has to be taken that waits for its client. Times are milliseconds. */
export const taking = {
  /** Without any byte. */
  silence: 15_000,
  /** Over which the rate is looked at. */
  window: 20_000,
  /** Bytes of each window. Server-sent events do not wait: the system's buffer has room for them. */
  least: 65_536,
};

/** Bytes that the parser is given at a time. */
const SLICE = 4_096;

/** Requests that are handed on in one turn of the event loop. */
const MOST_IN_TURN = 8;

/** Connections at a time; one more is closed at once. Those that say nothing take 2 to 7 kB each. */
const MOST_CONNECTIONS = 10_000;

/** Requests of one connection at a time. Browsers and proxies send the next one after the answer. */
const MOST_UNANSWERED = 4;

interface ListenOptions {
  pace?: typeof taking;
  answerWhole?: AnswerWhole;
  mostConnections?: number;
  mostInTurn?: number;
  /** The variable that says the port. */
  setting?: string;
}

/**
 * Listens. A host of 127.0.0.1 means "this machine", so `::1` is added where there is one: browsers resolve
 * `localhost` to either.
 */
export async function listen(
  host: string,
  port: number,
  listener: RequestListener,
  {
    pace = taking,
    answerWhole = () => null,
    mostConnections = MOST_CONNECTIONS,
    mostInTurn = MOST_IN_TURN,
    setting = "PORT",
  }: ListenOptions = {},
): Promise<Listening> {
  const listenOn = (name: string, wanted: number) =>
    listenAt(name, wanted, listener, { pace, answerWhole, mostConnections, mostInTurn, setting });
  const first = await listenOn(host, port);
  const { port: bound } = first.address() as AddressInfo;
  const second = host === "127.0.0.1" ? await listenOn("::1", bound).catch(() => null) : null;
  const servers = second ? [first, second] : [first];
  return {
    port: bound,
    connections: async () =>
      sum(await Promise.all(servers.map((server) => promisify(server.getConnections).call(server)))),
    close: (timeout) => closeAll(servers, timeout),
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function listenAt(
  host: string,
  port: number,
  listener: RequestListener,
  { pace, answerWhole, mostConnections, mostInTurn, setting }: Required<ListenOptions>,
): Promise<Server> {
  const unanswered = new WeakMap<Socket, number>();
  /** Connections whose next answer is the last. */
  const isSpent = new WeakSet<Socket>();
  const answer = inTurns(listener, mostInTurn);
  const server = createServer(limits, (request, response) => {
    const { socket } = request;
    const count = (unanswered.get(socket) ?? 0) + 1;
    if (count > MOST_UNANSWERED) return void socket.destroy();
    unanswered.set(socket, count);
    if (isEnding.has(server) || isSpent.has(socket)) response.shouldKeepAlive = false;
    const stopWatching = closeIfSlow(socket, pace);
    response.once("close", () => {
      stopWatching();
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    answer(request, response);
  });
  server.maxRequestsPerSocket = MOST_ANSWERS;
  server.maxConnections = mostConnections;
  const release = answerBeforeHttp(server, {
    answer: (bytes) => (isEnding.has(server) ? null : answerWhole(bytes)),
    firstTimeout: limits.headersTimeout,
    keepAliveTimeout: limits.keepAliveTimeout,
    mostAnswers: MOST_ANSWERS - 1,
    watchTaking: (socket) => watchTaking(socket, pace),
    closeIfQuiet,
    prepare(socket, isLast) {
      if (isLast) isSpent.add(socket);
      readInSlices(socket);
    },
  });
  releaseOf.set(server, release);
  server.setTimeout(pace.silence, (socket) => {
    // Quiet because the server is still working, or because the body is still to come.
    const isWorking = (unanswered.get(socket) ?? 0) > 0 && socket.writableLength === 0;
    if (!isWorking) closeIfQuiet(socket);
  });
  return new Promise((resolve, reject) => {
    server.once("error", ({ code }: NodeJS.ErrnoException) =>
      reject(
        new ListenError(
          `Cannot listen on ${host}, port ${port} (${code}). Set ${setting} or HOST to another.`,
        ),
      ),
    );
    server.listen(port, host, () => resolve(server));
  });
}

/** The same on a connection that node:http has not seen, where no byte for a time is too slow as well. */
function watchTaking(socket: Socket, pace: typeof taking): () => void {
  socket.setTimeout(pace.silence);
  return closeIfSlow(socket, pace);
}

/** Closes the connection of a client that takes its answer more slowly than it has to. */
function closeIfSlow(socket: Socket, { window, least }: typeof taking): () => void {
  let before = Number.POSITIVE_INFINITY;
  const timer = setInterval(() => {
    const { taken, waiting } = sendingOf(socket);
    // With no byte at all, the silence decides: the system takes much at a time, and rarely.
    if (waiting > 0 && taken > before && taken < before + least) socket.destroy();
    before = waiting > 0 ? taken : Number.POSITIVE_INFINITY;
  }, window);
  return () => clearInterval(timer);
}

/**
 * Closes a connection whose time is over. What came or was taken while the process was held up, by a slow disk or a busy
 * machine, is seen first: closing would reset a client whose request lies in the system's buffer.
 */
function closeIfQuiet(socket: Socket): void {
  const { bytesRead } = socket;
  const { taken } = sendingOf(socket);
  setImmediate(() => {
    if (socket.bytesRead === bytesRead && sendingOf(socket).taken === taken) socket.destroy();
    else socket.setTimeout(socket.timeout ?? 0);
  });
}

/** Bytes that the system took of all that was written, and those that wait. The socket counts a large part only when it is gone. */
function sendingOf(socket: Socket): { taken: number; waiting: number } {
  const { bytesWritten = 0, writeQueueSize = 0 } = Object(Reflect.get(socket, "_handle"));
  return { taken: Number(bytesWritten) - Number(writeQueueSize), waiting: Number(writeQueueSize) };
}

/**
 * Gives the parser a few kilobytes at a time, and none after the connection was closed. By itself it parses
 * all that has come, and 64 KB of pipelined requests, which are refused, would take it 30 ms.
 */
function readInSlices(socket: Socket): void {
  const push = socket.push.bind(socket);
  // Node's parser reads past the socket until somebody else listens for data.
  socket.on("data", () => undefined);
  socket.push = (chunk: Buffer | null) => {
    if (chunk === null || chunk.length <= SLICE) return push(chunk);
    let isWanted = true;
    for (let at = 0; at < chunk.length && !socket.destroyed; at += SLICE) {
      isWanted = push(chunk.subarray(at, at + SLICE));
    }
    return isWanted;
  };
}

/** Hands on a few requests in each turn of the event loop, so that a crowd of them stops nothing else. */
function inTurns(listener: RequestListener, most: number): RequestListener {
  const line: Parameters<RequestListener>[] = [];
  let handedOn = 0;
  function handOn(request: Parameters<RequestListener>): void {
    if (handedOn++ === 0) setImmediate(beginTurn);
    listener(...request);
  }
  function beginTurn(): void {
    handedOn = 0;
    for (const request of line.splice(0, most)) handOn(request);
  }
  return (...request) => {
    if (handedOn < most) handOn(request);
    else line.push(request);
  };
}

/** Servers that answer what has come, and keep no connection. */
const isEnding = new WeakSet<Server>();
/** Gives up the connections that node:http does not know. */
const releaseOf = new WeakMap<Server, () => void>();
/** Longer than a request lies in the system's buffers before this process reads it. */
const LAST_REQUESTS_MS = 250;
/** For so long at most it accepts those that still come. */
const LAST_ACCEPTS_MS = 2_000;

/** Closing at once would reset connections whose request has come and is not read yet. */
async function closeAll(servers: readonly Server[], timeout: number): Promise<void> {
  let accepted = 0;
  for (const server of servers) {
    isEnding.add(server);
    server.on("connection", () => accepted++);
  }
  const begun = performance.now();
  await wait(LAST_REQUESTS_MS);
  // The event loop accepts one connection in a turn, and reads its request in a later one.
  for (let quiet = 0; quiet < 4 && performance.now() - begun < LAST_ACCEPTS_MS; quiet++) {
    const before = accepted;
    await nextTurn();
    if (accepted > before) quiet = 0;
  }
  for (const server of servers) releaseOf.get(server)?.();
  const timer = setTimeout(
    () => {
      for (const server of servers) server.closeAllConnections();
    },
    timeout - (performance.now() - begun),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  clearTimeout(timer);
}

/** Paths that health checks may ask for by a loopback host. */
export const isHealthPath = ({ url = "" }: IncomingMessage): boolean =>
  /^\/(?:healthz|readyz|metrics)(?:\?|$)/.test(url);

/** Paths that are for the operator and the proxy on this machine. */
export const isOperatorPath = ({ url = "" }: IncomingMessage): boolean =>
  /^\/(?:internal\/(?:models|tls-check)|operator(?:\/backup)?)(?:\?|$)/.test(url);
