import type { MiddlewareHandler } from "hono";
import { CodedError } from "#contract/errors.ts";

export interface UploadLimits {
  /** Uploads in memory at a time. */
  atOnce: number;
  /** Uploads that may wait beyond those, unread. */
  waiting: number;
  /** Milliseconds that an upload may take to arrive. */
  timeout: number;
}

export const uploadLimits: UploadLimits = { atOnce: 4, waiting: 24, timeout: 30_000 };

declare module "hono" {
  interface ContextVariableMap {
    /**
     * Waits until this request's files may be read into memory, until it is answered. Returns the
     * milliseconds it may take.
     */
    admitUpload: (() => Promise<number>) | undefined;
  }
}

/**
 * Makes uploads wait for each other before their bodies are read. An upload is in memory from its first byte
 * until its pictures are decoded, and many at once would be a gigabyte.
 */
export function admitUploads({ atOnce, waiting, timeout }: UploadLimits = uploadLimits): MiddlewareHandler {
  const line = new Set<() => void>();
  let inside = 0;

  async function enter(gone: AbortSignal): Promise<void> {
    if (inside < atOnce) {
      inside++;
      return;
    }
    if (line.size >= waiting) throw new CodedError("unavailable");
    await new Promise<void>((admit, refuse) => {
      const leave = () => {
        line.delete(admit);
        refuse(new CodedError("bad_request"));
      };
      line.add(admit);
      gone.addEventListener("abort", leave, { once: true });
    });
  }

  function exit(): void {
    const [next] = line;
    if (!next) {
      inside--;
      return;
    }
    line.delete(next);
    next();
  }

  return async (c, next) => {
    let isInside = false;
    c.set("admitUpload", async () => {
      await enter(c.req.raw.signal);
      isInside = true;
      return timeout;
    });
    try {
      await next();
    } finally {
      if (isInside) exit();
    }
  };
}
