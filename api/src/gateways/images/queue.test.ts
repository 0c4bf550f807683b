import { expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import { createQueue } from "./queue.ts";

/** Work that goes on until it is told to end. */
function workload() {
  const begun: number[] = [];
  const ends: ((failure?: Error) => void)[] = [];
  const work = (number: number) => () =>
    new Promise<number>((resolve, reject) => {
      begun.push(number);
      ends[number] = (failure) => (failure ? reject(failure) : resolve(number));
    });
  return { begun, ends, work };
}

const flushPromises = () => new Promise<void>((done) => setImmediate(done));

it("runs two at once, the others after them in their order, also after one that failed", async () => {
  const { begun, ends, work } = workload();
  const queue = createQueue(2, 9);
  const all = Promise.allSettled([0, 1, 2, 3].map((number) => queue(work(number))));
  await flushPromises();
  expect(begun).toEqual([0, 1]);
  ends[1]?.(new Error("no luck"));
  await flushPromises();
  expect(begun).toEqual([0, 1, 2]);
  ends[0]?.();
  await flushPromises();
  expect(begun).toEqual([0, 1, 2, 3]);
  ends[2]?.();
  ends[3]?.();
  expect((await all).map(({ status }) => status)).toEqual([
    "fulfilled",
    "rejected",
    "fulfilled",
    "fulfilled",
  ]);
});

it("turns away who would wait behind too many, and takes the next who comes later", async () => {
  const { ends, work } = workload();
  const queue = createQueue(1, 1);
  const [first, second] = [queue(work(0)), queue(work(1))];
  await expect(queue(work(2))).rejects.toEqual(new CodedError("unavailable"));
  ends[0]?.();
  await first;
  const third = queue(work(3));
  await flushPromises();
  ends[1]?.();
  await second;
  await flushPromises();
  ends[3]?.();
  expect(await third).toBe(3);
});
