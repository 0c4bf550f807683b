import type { Server } from "node:http";
import { Socket } from "node:net";

/** The whole answer to bytes that are exactly one request, or null where node:http has to answer them. */
export type AnswerWhole = (bytes: Buffer) => Buffer | null;

interface Needs {
  answer: AnswerWhole;
  /** Milliseconds that a connection may be without a request: before the first, and after each answer. */
  firstTimeout: number;
  keepAliveTimeout: number;
  /** Answers on one connection. */
  mostAnswers: number;
  /** Watches a client that has not taken its answer yet; the result ends that. */
  watchTaking(socket: Socket): () => void;
  /** Closes a connection whose time is over, unless something came meanwhile. */
  closeIfQuiet(socket: Socket): void;
  /** What node:http's connections get besides its own listener. `isLast`: the next answer is the last one. */
  prepare(socket: Socket, isLast: boolean): void;
}

/** Leaves a connection to node:http, or closes one that has its answer and asks for nothing more. */
type Release = () => void;

/**
 * Answers connections of `server` before node:http sees them. The first bytes of a connection that `answer` does
 * not know go to node:http with the connection, which keeps it. Returns how to give up those that it does not know, as a
 * server that closes has to.
 */
export function answerBeforeHttp(server: Server, needs: Needs): Release {
  const { answer, firstTimeout, keepAliveTimeout, mostAnswers, watchTaking, closeIfQuiet, prepare } = needs;
  const [parse] = server.listeners("connection");
  const raw = new Map<Socket, Release>();
  server.removeAllListeners("connection");
  server.on("connection", (accepted: Socket) => {
    let answers = 0;
    /** True unless the system still has to take a part of the last answer; that client is watched. */
    let isTaken = true;
    let stopWatching: (() => void) | null = null;
    const socket = readIntoOne(accepted, (bytes) => {
      if (raw.has(socket)) return takeBytes(bytes);
      return socket.push(Buffer.from(bytes));
    });
    raw.set(socket, () => (answers > 0 && isTaken ? socket.destroySoon() : handOver(null)));
    const destroy = () => void socket.destroy();
    const timeout = () => closeIfQuiet(socket);
    const end = () => void socket.end();
    const forget = () => void raw.delete(socket);
    const takeBytes = (bytes: Buffer) => {
      // A client that takes its answers slowly, or asks again before it has one, is node:http's.
      const whole = isTaken && answers < mostAnswers ? answer(bytes) : null;
      if (whole === null) return handOver(Buffer.from(bytes));
      if (answers++ === 0) socket.setTimeout(keepAliveTimeout);
      isTaken = false;
      sendNow(socket, whole, onTaken);
      if (!isTaken) stopWatching = watchTaking(socket);
      return true;
    };
    const onTaken = (error?: Error | null) => {
      isTaken = true;
      if (error) destroy();
      if (stopWatching === null) return;
      stopWatching();
      stopWatching = null;
      if (raw.has(socket)) socket.setTimeout(keepAliveTimeout);
    };
    const handOver = (bytes: Buffer | null) => {
      forget();
      socket.off("end", end).off("error", destroy).off("timeout", timeout);
      socket.setTimeout(0);
      parse?.call(server, socket);
      prepare(socket, answers >= mostAnswers);
      return bytes === null || socket.push(bytes);
    };
    socket.on("end", end).on("error", destroy).on("timeout", timeout);
    socket.once("close", forget).setTimeout(firstTimeout);
  });
  return () => {
    for (const release of [...raw.values()]) release();
  };
}

/**
 * Gives the system an answer, on a socket that has nothing else to send. `socket.write` does the same after its bookkeeping
 * for a queue, which takes longer than all else that is done here. `onTaken` is called before this returns where the system
 * takes everything at once.
 */
function sendNow(socket: Socket, whole: Buffer, onTaken: (error?: Error | null) => void): void {
  socket._write(whole, "buffer" as BufferEncoding, onTaken);
}

/** What a socket of node:net keeps to itself: the system's end of the connection, and the server that counts it. */
interface Inside {
  _handle: unknown;
  _server: unknown;
}

/** All connections are read into this one. Without it, node:net allocates 64 kB for each read. */
const received = Buffer.allocUnsafeSlow(65_536);

/**
 * The accepted connection as a socket that reads into `received`, which node:net offers to clients alone. `take` gets what
 * came, which the next read overwrites. It says whether more may come.
 */
function readIntoOne(accepted: Socket, take: (bytes: Buffer) => boolean): Socket {
  const { _handle: handle, _server } = accepted as unknown as Inside;
  const callback = (length: number) => take(received.subarray(0, length));
  const options = { handle, allowHalfOpen: true, onread: { buffer: received, callback } };
  const socket: Socket = Object.assign(new Socket(options), { _server });
  Object.assign(accepted, { _handle: null, _server: null });
  return socket;
}
