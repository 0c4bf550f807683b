import { CodedError } from "#contract/errors.ts";

/** An open stream to a browser. */
export interface Stream {
  /** Aborts when the stream ends, for whatever reason. */
  signal: AbortSignal;
  close(): void;
  onClose(run: () => void): void;
}

export interface Streams {
  open(userId: string, gone: AbortSignal): Stream;
}

/** Counts open streams: a user's oldest makes room for a new one, and their total is limited. */
export function createStreams(mostEach: number, most: number): Streams {
  const open = new Map<AbortController, string>();
  return {
    open(userId, gone) {
      const own = [...open].filter(([, owner]) => owner === userId);
      if (own.length >= mostEach) own[0]?.[0].abort();
      if (open.size >= most) throw new CodedError("unavailable");
      const end = new AbortController();
      open.set(end, userId);
      const close = () => end.abort();
      end.signal.addEventListener("abort", () => {
        open.delete(end);
        gone.removeEventListener("abort", close);
      });
      gone.addEventListener("abort", close);
      if (gone.aborted) close();
      return {
        signal: end.signal,
        close,
        onClose(run) {
          if (end.signal.aborted) run();
          else end.signal.addEventListener("abort", run);
        },
      };
    },
  };
}
