import { expect, it } from "vitest";
import { createBlockhashes } from "./blockhashes.ts";
import { createSlots, FIRST_SLOT } from "./slots.ts";

const slotsFrom = (clock: { ms: number }, floor = FIRST_SLOT, shown: number[] = []) =>
  createSlots({ now: () => clock.ms, genesisMs: 0, floor, onAdvance: (slot) => shown.push(slot) });

it("makes a slot every 400 ms", () => {
  const clock = { ms: 0 };
  const slots = slotsFrom(clock);
  expect(slots.current()).toBe(FIRST_SLOT);
  clock.ms = 4_000;
  expect(slots.current()).toBe(FIRST_SLOT + 10);
  expect(slots.at("confirmed")).toBe(FIRST_SLOT + 9);
  expect(slots.at("finalized")).toBe(FIRST_SLOT + 10 - 32);
  expect(slots.timeOf(FIRST_SLOT + 10)).toBe(4);
});

it("never goes back, though the clock does", () => {
  const clock = { ms: 4_000 };
  const slots = slotsFrom(clock);
  const before = slots.current();
  clock.ms = 0;
  expect(slots.current()).toBe(before);
});

it("begins again no lower than it was ever seen", () => {
  const slots = slotsFrom({ ms: 0 }, FIRST_SLOT + 500);
  expect(slots.current()).toBe(FIRST_SLOT + 500);
  slots.step(1);
  expect(slots.current()).toBe(FIRST_SLOT + 501);
});

it("tells of a slot before anybody sees it, and stands still when paused", () => {
  const clock = { ms: 0 };
  const shown: number[] = [];
  const slots = slotsFrom(clock, FIRST_SLOT, shown);
  slots.step(2);
  expect(shown).toEqual([FIRST_SLOT + 2]);
  slots.pause();
  clock.ms = 40_000;
  expect(slots.current()).toBe(FIRST_SLOT + 2);
  slots.resume();
  expect(slots.current()).toBe(FIRST_SLOT + 2);
  clock.ms = 40_400;
  expect(slots.current()).toBe(FIRST_SLOT + 3);
});

it("knows a blockhash for 150 slots, for every client and after every restart", () => {
  const seed = new Uint8Array(32).fill(7);
  const hash = createBlockhashes(seed).at(2_000);
  const blockhashes = createBlockhashes(seed);
  expect(blockhashes.slotOf(hash, 1_999)).toBeUndefined();
  expect(blockhashes.slotOf(hash, 2_150)).toBe(2_000);
  expect(blockhashes.slotOf(hash, 2_151)).toBeUndefined();
  expect(createBlockhashes(new Uint8Array(32)).slotOf(hash, 2_000)).toBeUndefined();
});
