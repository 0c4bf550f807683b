import { CodedError } from "#contract/errors.ts";

/** An open line to somebody's browser. */
export interface Stream {
  /** Says when it is over, whoever ended it. */
  signal: AbortSignal;
  close(): void;
  onClose(run: () => void): void;
}

export interface Streams {
  open(userId: string, gone: AbortSignal): Stream;
}

/** Open streams, counted: of a user's the oldest makes room for a new one, and in all there is an end to them. */
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
