import { Agent, request } from "undici";
import { ModelError } from "./model-error.ts";

/**
 * Milliseconds to connect, until an answer begins, and between two of its pieces. The caller's signal limits
 * the whole.
 */
export interface Timeouts {
  connect: number;
  firstByte: number;
  silence: number;
}

/** A local model may have to be loaded before its first word. */
export const defaultTimeouts: Timeouts = { connect: 5_000, firstByte: 45_000, silence: 20_000 };

export interface HttpCall {
  url: string;
  /** Absent: the request is a GET. */
  body?: object;
  /** Undefined for a server that needs none. */
  key: string | undefined;
  maxBytes: number;
  signal: AbortSignal;
}

export interface Reply {
  contentType: string;
  /** The answer's bytes, limited in size and time. The connection ends when the reader stops. */
  pieces: AsyncGenerator<Uint8Array>;
}

/** The most bytes that are read of an error's body. */
const MOST_DETAIL = 8 * 1024;

/**
 * Calls the model server that the operator has configured: no redirects, limited in time, pauses and bytes.
 */
export function createHttpClient(timeouts: Timeouts) {
  const dispatcher = new Agent({ connect: { timeout: timeouts.connect }, headersTimeout: 0, bodyTimeout: 0 });

  return async ({ url, body, key, maxBytes, signal }: HttpCall): Promise<Reply> => {
    const silence = createSilenceTimer(timeouts.firstByte);
    const stop = AbortSignal.any([signal, silence.signal]);
    try {
      const answer = await request(url, {
        method: body ? "POST" : "GET",
        dispatcher,
        signal: stop,
        headers: {
          accept: "application/json, text/event-stream;q=0.9, image/*;q=0.9",
          "accept-encoding": "identity",
          ...(body ? { "content-type": "application/json" } : {}),
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      });
      const read = (most: number) => readTimed(answer.body, most, silence, timeouts.silence, stop);
      if (answer.statusCode !== 200) {
        throw errorOfStatus(
          answer.statusCode,
          answer.headers["retry-after"],
          await textOf(read(MOST_DETAIL)),
        );
      }
      return { contentType: String(answer.headers["content-type"] ?? ""), pieces: read(maxBytes) };
    } catch (error) {
      silence.end();
      throw toModelError(error, stop);
    }
  };
}

async function* readTimed(
  body: AsyncIterable<Uint8Array>,
  maxBytes: number,
  silence: SilenceTimer,
  pause: number,
  stop: AbortSignal,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.byteLength;
      if (size > maxBytes) throw new ModelError("too-long");
      silence.restart(pause);
      yield piece;
    }
  } catch (error) {
    throw toModelError(error, stop, "failing");
  } finally {
    silence.end();
  }
}

/** An error's body, up to where it grew too long or broke off. */
async function textOf(pieces: AsyncGenerator<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  try {
    for await (const piece of pieces) parts.push(piece);
  } catch {
    // The status says enough.
  }
  return Buffer.concat(parts).toString("utf8");
}

function errorOfStatus(status: number, retryAfter: unknown, detail: string): ModelError {
  const cooldown = Math.max(0, Number(retryAfter) || 0) * 1_000;
  if (status === 429) return new ModelError("busy", { status, detail, cooldown });
  if (status >= 500) return new ModelError("failing", { status, detail, cooldown });
  return new ModelError("rejected", { status, detail });
}

function toModelError(
  error: unknown,
  stop: AbortSignal,
  otherwise: "unreachable" | "failing" = "unreachable",
) {
  if (error instanceof ModelError) return error;
  if (stop.aborted) return new ModelError("late");
  const detail = error instanceof Error && "code" in error ? String(error.code) : "";
  return new ModelError(detail === "UND_ERR_SOCKET" ? "failing" : otherwise, { detail });
}

type SilenceTimer = ReturnType<typeof createSilenceTimer>;

/** Aborts the call if the server sends nothing for too long; each piece received restarts the timer. */
function createSilenceTimer(first: number) {
  const controller = new AbortController();
  let timer = setTimeout(() => controller.abort(), first);
  return {
    signal: controller.signal,
    restart(milliseconds: number) {
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), milliseconds);
    },
    end: () => clearTimeout(timer),
  };
}

/** A model's endpoint, as the operator has configured it. */
export interface ModelProvider {
  /** Up to and with `/v1`, without a trailing slash. */
  baseUrl: string;
  /** Absent for local servers that need none. */
  key?: string;
  model: string;
}
