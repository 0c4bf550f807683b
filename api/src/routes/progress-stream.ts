import type { Context } from "hono";
import { streamSSE } from "hono/streaming";
import type { UserDeps } from "../deps.ts";

/** Milliseconds that a stream is followed at most. */
const LONGEST = 15 * 60_000;
const KEEP_ALIVE = 15_000;

/** The steps of a long call as server-sent events, with comments between them to keep the connection open. */
export function streamProgress({ progress, caller }: UserDeps, id: string, c: Context): Response {
  const gone = new AbortController();
  const steps = progress.follow(caller.userId, id, gone.signal);
  c.header("Cache-Control", "no-store");
  c.header("X-Accel-Buffering", "no");
  return streamSSE(c, async (stream) => {
    const end = setTimeout(() => gone.abort(), LONGEST);
    const keepAlive = setInterval(() => void stream.write(": still here\n\n"), KEEP_ALIVE);
    stream.onAbort(() => gone.abort());
    try {
      await stream.write(": following\n\n");
      for await (const step of steps) await stream.writeSSE({ data: JSON.stringify(step) });
    } finally {
      clearTimeout(end);
      clearInterval(keepAlive);
    }
  });
}
