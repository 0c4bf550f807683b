import { CodedError } from "#contract/errors.ts";

/** How much of one kind of work goes on at a time, and how much of it may wait. */
export interface PlaceRule {
  /** Works at a time, of all clients together. */
  all: number;
  /** Works at a time of one client: a user or, without a session, an address. */
  each: number;
  /** Works that may wait for a place. */
  waiting: number;
  /** Works of one client that may wait. */
  waitingEach: number;
}

/** Places for one kind of work. One client's crowd waits for itself, and not in the others' way. */
export interface Places {
  /**
   * Does the work as soon as there is a place for this client. Throws `unavailable` where too many wait, and
   * `unavailable` also where `gone` aborts before the work has begun: it may be asked for again.
   */
  run<T>(client: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T>;
  running(): number;
  waiting(): number;
}

interface Waiting {
  client: string;
  begin(): void;
}

export function createPlaces(
  { all, each, waiting, waitingEach }: PlaceRule,
  onRefusal: () => void = () => undefined,
): Places {
  const running = new Map<string, number>();
  /** When each client that runs or waits was last given a place. */
  const lastTurn = new Map<string, number>();
  const line = new Set<Waiting>();
  let inside = 0;
  let turn = 0;

  const mayRun = (client: string): boolean => inside < all && (running.get(client) ?? 0) < each;
  const linedUp = (client: string): number => [...line].filter((one) => one.client === client).length;

  function take(client: string): void {
    inside++;
    running.set(client, (running.get(client) ?? 0) + 1);
    lastTurn.set(client, ++turn);
  }

  /** Of those that may run, the client whose last turn is longest ago comes next. */
  function callNext(): void {
    const able = [...line].filter(({ client }) => mayRun(client));
    const [next] = able.sort((a, b) => (lastTurn.get(a.client) ?? 0) - (lastTurn.get(b.client) ?? 0));
    if (!next) return;
    line.delete(next);
    take(next.client);
    next.begin();
  }

  function leave(client: string): void {
    inside--;
    const left = (running.get(client) ?? 1) - 1;
    if (left > 0) running.set(client, left);
    else running.delete(client);
    callNext();
    if (!running.has(client) && linedUp(client) === 0) lastTurn.delete(client);
  }

  function waitInLine(client: string, gone: AbortSignal | undefined): Promise<void> {
    if (line.size >= waiting || linedUp(client) >= waitingEach) {
      onRefusal();
      throw new CodedError("unavailable");
    }
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        client,
        begin() {
          gone?.removeEventListener("abort", stop);
          // A line of short works, one right behind the other, would stop everything else.
          setImmediate(resolve);
        },
      };
      function stop(): void {
        line.delete(one);
        reject(new CodedError("unavailable"));
      }
      gone?.addEventListener("abort", stop, { once: true });
      line.add(one);
    });
  }

  return {
    async run(client, work, gone) {
      if (gone?.aborted) throw new CodedError("unavailable");
      if (mayRun(client)) take(client);
      else await waitInLine(client, gone);
      try {
        return await work();
      } finally {
        leave(client);
      }
    },
    running: () => inside,
    waiting: () => line.size,
  };
}
