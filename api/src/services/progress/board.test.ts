import { describe, expect, it } from "vitest";
import type { Progress } from "#contract/generation.ts";
import { boardLimits, createProgressBoard } from "./board.ts";

const step: Progress = { step: "writing", message: "Writing", percent: 10 };
const never = () => new AbortController().signal;

function board(limits: Partial<typeof boardLimits> = {}) {
  const clock = { now: 1_000_000 };
  const made = createProgressBoard(() => clock.now, { limits: { ...boardLimits, ...limits } });
  /** What is known of an id: its steps until now. */
  const known = async (userId: string, id: string) => {
    const gone = new AbortController();
    const steps = made.follow(userId, id, gone.signal);
    const first = steps.next();
    gone.abort();
    return (await first).done ? "nothing" : "steps";
  };
  /** Follows until the end, which says so. */
  const follow = (userId: string, id: string, signal = never()) => {
    const steps = made.follow(userId, id, signal);
    const seen: Progress[] = [];
    const state = { ended: false };
    const done = (async () => {
      for await (const each of steps) seen.push(each);
      state.ended = true;
    })();
    return { seen, state, done };
  };
  return { ...made, clock, known, follow };
}

const flushPromises = () => new Promise((resolve) => setTimeout(resolve, 0));

describe("the progress of a call", () => {
  it("is reported from its beginning to its end, also to a listener who comes before it", async () => {
    const { report, end, follow } = board();
    const { seen, done } = follow("ada", "one");
    await flushPromises();
    report("ada", "one", step);
    end("ada", "one");
    await done;
    expect(seen).toEqual([step]);
  });

  it("follows what other servers report, and ignores texts that are not theirs", async () => {
    const receivers: ((text: string) => void)[] = [];
    const notices = {
      send: (text: string) => receivers.forEach((receive) => void receive(text)),
      receive: (handle: (text: string) => void) => void receivers.push(handle),
    };
    const [one, other] = ["one", "other"].map((run) => createProgressBoard(Date.now, { notices, run }));
    for (const text of ["hello", "null"]) notices.send(text);
    one?.report("ada", "a", step);
    one?.end("ada", "a");
    const seen: Progress[] = [];
    for await (const each of other?.follow("ada", "a", never()) ?? []) seen.push(each);
    expect(seen).toEqual([step]);
  });

  it("is nobody else's", () => {
    const { report, follow } = board();
    report("ada", "one", step);
    expect(() => follow("bob", "one")).toThrow("Resource not found.");
  });

  it("is forgotten after a minute, also where only followers come", async () => {
    const { report, clock, known, follow } = board();
    report("ada", "one", step);
    clock.now += boardLimits.kept;
    expect(await known("ada", "one")).toBe("steps");
    clock.now += boardLimits.kept + 1;
    follow("bob", "other");
    expect(await known("ada", "one")).toBe("nothing");
  });

  it("is kept while somebody follows it, which keeps nothing else", async () => {
    const { report, clock, known, follow, end } = board();
    const { state, done } = follow("ada", "followed");
    report("ada", "one", step);
    clock.now += boardLimits.kept + 1;
    report("bob", "other", step);
    expect(await known("ada", "one")).toBe("nothing");
    expect(state.ended).toBe(false);
    end("ada", "followed");
    await done;
  });

  it("is not lost to somebody else's many", async () => {
    const { report, known } = board({ entries: 4, entriesEach: 2 });
    report("ada", "one", step);
    for (const id of ["1", "2", "3", "4"]) report("bob", id, step);
    expect(await known("ada", "one")).toBe("steps");
    expect(await known("bob", "4")).toBe("steps");
    expect(await known("bob", "1")).toBe("nothing");
  });

  it("is not followed where the board is full", () => {
    const { report, follow } = board({ entries: 1 });
    report("ada", "one", step);
    report("bob", "two", step);
    expect(() => follow("bob", "two")).toThrow("Service temporarily unavailable.");
  });
});

describe("streams", () => {
  it("are five of a user: the oldest makes room for a sixth", async () => {
    const { follow } = board();
    const open = Array.from({ length: 6 }, (_, at) => follow("ada", `call ${at}`));
    const other = follow("bob", "his");
    await flushPromises();
    expect(open.map(({ state }) => state.ended)).toEqual([true, false, false, false, false, false]);
    expect(other.state.ended).toBe(false);
  });

  it("are not without end in all, and give their place back", async () => {
    const { follow, end } = board({ streams: 2 });
    const gone = new AbortController();
    const left = follow("ada", "one", gone.signal);
    const ended = follow("bob", "two");
    expect(() => follow("eve", "three")).toThrow("Service temporarily unavailable.");
    gone.abort();
    await left.done;
    follow("eve", "three");
    expect(() => follow("joe", "four")).toThrow("Service temporarily unavailable.");
    end("bob", "two");
    await ended.done;
    follow("joe", "four");
  });
});
