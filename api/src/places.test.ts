import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { createPlaces, type PlaceRule } from "./places.ts";

/** Works that go on until a test ends them; those begun, in their order. */
function working(rule: Partial<PlaceRule> = {}) {
  const places = createPlaces({ all: 2, each: 2, waiting: 9, waitingEach: 9, ...rule });
  const begun: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const start = (name: string, client = "a user", gone?: AbortSignal) =>
    places.run(
      client,
      () =>
        new Promise<string>((resolve, reject) => {
          begun.push(name);
          ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
        }),
      gone,
    );
  const end = async (name: string, failure?: Error) => {
    ends.get(name)?.(failure);
    await flushPromises();
  };
  return { places, begun, start, end };
}

/** A work that waited begins in a turn of its own. */
const flushPromises = () => new Promise<void>((done) => setImmediate(() => setImmediate(done)));

describe("places for work", () => {
  it("are taken in the order of arrival, also after a failed task", async () => {
    const { begun, start, end } = working();
    const all = Promise.allSettled(["1", "2", "3", "4"].map((name) => start(name)));
    await flushPromises();
    expect(begun).toEqual(["1", "2"]);
    await end("2", new Error("no luck"));
    expect(begun).toEqual(["1", "2", "3"]);
    await end("1");
    expect(begun).toEqual(["1", "2", "3", "4"]);
    await end("3");
    await end("4");
    const outcomes = (await all).map(({ status }) => status);
    expect(outcomes).toEqual(["fulfilled", "rejected", "fulfilled", "fulfilled"]);
  });

  it("are never all taken by one client, whose tasks wait for each other", async () => {
    const { begun, start, end } = working({ each: 1 });
    const mine = ["a1", "a2", "a3"].map((name) => start(name, "a"));
    const other = start("b1", "b");
    await flushPromises();
    expect(begun).toEqual(["a1", "b1"]);
    await end("b1");
    await end("a1");
    expect(begun).toEqual(["a1", "b1", "a2"]);
    await end("a2");
    await end("a3");
    expect(await Promise.all([...mine, other])).toEqual(["a1", "a2", "a3", "b1"]);
  });

  it("rotate among clients, so that one client's long queue delays nobody else", async () => {
    const { begun, start, end } = working({ all: 1, each: 1 });
    const all = ["a1", "a2", "a3"].map((name) => start(name, "a"));
    all.push(start("b1", "b"), start("b2", "b"), start("c1", "c"));
    for (const name of ["a1", "b1", "c1", "a2", "b2", "a3"]) await end(name);
    await Promise.all(all);
    expect(begun).toEqual(["a1", "b1", "c1", "a2", "b2", "a3"]);
  });

  it("yield to the event loop between tasks that never do", async () => {
    const places = createPlaces({ all: 1, each: 1, waiting: 9, waitingEach: 9 });
    const begun: number[] = [];
    let turn = 0;
    const turning = setInterval(() => turn++, 0);
    const work = async () => {
      begun.push(turn);
      const end = performance.now() + 5;
      while (performance.now() < end);
    };
    await Promise.all(Array.from({ length: 6 }, () => places.run("a user", work)));
    clearInterval(turning);
    expect(new Set(begun).size).toBeGreaterThan(3);
  });

  it("are refused if too many tasks wait, of one client or in all", async () => {
    const { start, end, places } = working({ all: 1, each: 1, waiting: 2, waitingEach: 1 });
    const kept = [start("a1", "a"), start("a2", "a")];
    await expect(start("a3", "a")).rejects.toEqual(new CodedError("unavailable"));
    kept.push(start("b1", "b"));
    await expect(start("c1", "c")).rejects.toEqual(new CodedError("unavailable"));
    expect([places.running(), places.waiting()]).toEqual([1, 2]);
    for (const name of ["a1", "b1", "a2"]) await end(name);
    await Promise.all(kept);
    expect([places.running(), places.waiting()]).toEqual([0, 0]);
    const later = start("c2", "c");
    await end("c2");
    expect(await later).toBe("c2");
  });

  it("are not kept for a disconnected client, whose task never starts", async () => {
    const { begun, start, end } = working({ all: 1, each: 1 });
    const gone = new AbortController();
    const [first, second] = [start("a1", "a"), start("b1", "b", gone.signal)];
    const third = start("c1", "c");
    gone.abort();
    await expect(second).rejects.toEqual(new CodedError("unavailable"));
    await expect(start("b2", "b", gone.signal)).rejects.toEqual(new CodedError("unavailable"));
    await end("a1");
    expect(begun).toEqual(["a1", "c1"]);
    await end("c1");
    await Promise.all([first, third]);
  });
});
