import { describe, expect, it } from "vitest";
import { canCancel, idleLaunch, isRunning } from "./launch.ts";
import { type LaunchEvent, launchReducer } from "./launch-events.ts";

const past = (...events: LaunchEvent[]) => events.reduce(launchReducer, idleLaunch);
const started: LaunchEvent = { type: "started", tokenId: "t" };
const prepared: LaunchEvent = { type: "prepared", mint: "m" };
const sent: LaunchEvent = { type: "sent", signature: "s" };

describe("a launch, event by event", () => {
  it.each<[LaunchEvent[], string | null, number]>([
    [[], null, 0],
    [[started], "prepare", 0],
    [[started, prepared], "create", 1],
    [[started, prepared, sent], "create", 1],
    [[started, prepared, sent, { type: "landed" }], "confirm", 2],
    [[started, prepared, sent, { type: "landed" }, { type: "completed" }], "complete", 4],
    [[started, { type: "failed", reason: "r" }], "error", 0],
    [[started, prepared, { type: "failed", reason: "r" }], "error", 1],
    [[started, prepared, sent, { type: "failed", reason: "r" }], "error", 1],
    [[started, prepared, sent, { type: "landed" }, { type: "failed", reason: "r" }], "error", 2],
    [[started, { type: "cancelled" }], null, 0],
  ])("%j is at %s with %i steps done", (events, step, done) => {
    expect(past(...events)).toMatchObject({ step, done });
  });

  it("keeps mint and both signatures for the end", () => {
    expect(past(started, prepared, sent, { type: "landed" }, { type: "completed" })).toMatchObject({
      mintAddress: "m",
      signature: "s",
      createSignature: "s",
    });
  });

  it("can be cancelled before the wallet is asked, and not during create and confirm", () => {
    expect(canCancel(past())).toBe(true);
    expect(canCancel(past(started))).toBe(true);
    expect(canCancel(past(started, prepared))).toBe(false);
    expect(canCancel(past(started, prepared, sent, { type: "landed" }))).toBe(false);
  });

  it("cannot be dismissed while it runs", () => {
    expect(isRunning(past(started, { type: "dismissed" }))).toBe(true);
    expect(past(started, { type: "failed", reason: "r" }, { type: "dismissed" })).toEqual(idleLaunch);
  });
});
