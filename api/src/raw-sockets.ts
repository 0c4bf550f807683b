import type { Server } from "node:http";
import type { Socket } from "node:net";

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
  /** What node:http's connections get besides its own listener. */
  prepare(socket: Socket): void;
}

/** Leaves a connection to node:http, or closes one that has its answer and asks for nothing more. */
type Release = () => void;

/**
 * Answers connections of `server` before node:http sees them. The first bytes of a connection that `answer` does
 * not know go to node:http with the connection, which keeps it. Returns how to give up those that it does not know, as a
 * server that closes has to.
 */
export function answerBeforeHttp(server: Server, needs: Needs): Release {
  const { answer, firstTimeout, keepAliveTimeout, mostAnswers, watchTaking, prepare } = needs;
  const [parse] = server.listeners("connection");
  const raw = new Map<Socket, Release>();
  server.removeAllListeners("connection");
  server.on("connection", (socket: Socket) => {
    let answers = 0;
    raw.set(socket, () =>
      answers > 0 && socket.writableLength === 0 ? socket.destroySoon() : handOver(null),
    );
    const destroy = () => void socket.destroy();
    const end = () => void socket.end();
    const forget = () => void raw.delete(socket);
    const takeBytes = (bytes: Buffer) => {
      // A client that takes its answers slowly, or asks again before it has one, is node:http's.
      const whole = answers < mostAnswers && socket.writableLength === 0 ? answer(bytes) : null;
      if (whole === null) return handOver(bytes);
      if (answers++ === 0) socket.setTimeout(keepAliveTimeout);
      socket.write(whole);
      if (socket.writableLength > 0) watchUntilTaken();
    };
    const watchUntilTaken = () => {
      const stop = watchTaking(socket);
      socket.once("close", stop).once("drain", () => {
        stop();
        socket.off("close", stop);
        if (raw.has(socket)) socket.setTimeout(keepAliveTimeout);
      });
    };
    const handOver = (bytes: Buffer | null) => {
      forget();
      socket.off("data", takeBytes).off("end", end).off("error", destroy).off("timeout", destroy);
      socket.setTimeout(0);
      parse?.call(server, socket);
      prepare(socket);
      if (bytes) socket.push(bytes);
    };
    socket.on("data", takeBytes).on("end", end).on("error", destroy).on("timeout", destroy);
    socket.once("close", forget).setTimeout(firstTimeout);
  });
  return () => {
    for (const release of [...raw.values()]) release();
  };
}
