import { describe, expect, it } from "vitest";
import { canCancel, idleLaunch, isRunning, type LaunchEvent, launchReducer } from "./launch-state.ts";

const after = (...events: LaunchEvent[]) => events.reduce(launchReducer, idleLaunch);
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
    [[started, { type: "cancelled" }], null, 0],
  ])("%j is at %s with %i steps done", (events, step, done) => {
    expect(after(...events)).toMatchObject({ step, done });
  });

  it("keeps mint and both signatures for the end", () => {
    expect(after(started, prepared, sent, { type: "landed" }, { type: "completed" })).toMatchObject({
      mintAddress: "m",
      signature: "s",
      createSignature: "s",
    });
  });

  it("can be cancelled before the wallet is asked, and not during create and confirm", () => {
    expect(canCancel(after())).toBe(true);
    expect(canCancel(after(started))).toBe(true);
    expect(canCancel(after(started, prepared))).toBe(false);
    expect(canCancel(after(started, prepared, sent, { type: "landed" }))).toBe(false);
  });

  it("cannot be dismissed while it runs", () => {
    expect(isRunning(after(started, { type: "dismissed" }))).toBe(true);
    expect(after(started, { type: "failed", reason: "r" }, { type: "dismissed" })).toEqual(idleLaunch);
  });
});
