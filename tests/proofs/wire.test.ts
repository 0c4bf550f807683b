import { expect, it } from "vitest";
import { compareOnWire, compareWaiting } from "./wire/run.ts";

it("answers a thousand odd connections as node:http does", async () => {
  const { numbers, faults } = await compareOnWire(1_000, "smoke");
  expect(faults).toEqual([]);
  expect(numbers["answers before node:http"]).toBeGreaterThan(100);
  expect(numbers["bytes compared"]).toBeGreaterThan(1_500_000);
});

it("sees a single byte that differs", async () => {
  const { faults } = await compareOnWire(200, "smoke", (answer) => (bytes) => {
    const whole = answer(bytes);
    return whole && Buffer.from(whole.toString("latin1").replace("nosniff", "nosnifF"), "latin1");
  });
  expect(faults.length).toBeGreaterThan(0);
}, 60_000);

it("closes connections that break off when node:http does, with the same words", {
  tags: "long",
}, async () => {
  const { numbers, faults } = await compareWaiting(200, "smoke");
  expect(faults).toEqual([]);
  expect(numbers["ms until the last was closed"]).toBeGreaterThan(5_000);
});
