import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aLaunch } from "../../../testing/a-launch.ts";
import { config, type FakeDeps, fakeDeps } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { writeLaunch } from "../../db/launches.ts";
import { finishLaunch } from "./finish-launch.ts";

const row = aLaunch({ stage: "sending", signature: "s", wire: new Uint8Array(1), blockhash: "b" });
let deps: FakeDeps;
let activated: boolean;
/** What the chain says of the transaction. */
let status: { err: unknown; confirmationStatus: string };

beforeEach(async () => {
  forgetToasts();
  activated = true;
  status = { err: null, confirmationStatus: "confirmed" };
  deps = fakeDeps({
    confirmTransaction: () => ({ success: true, message: "ok" }),
    activateAutomation: () => ({ activated }),
  });
  await writeLaunch(deps.db, row);
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { method } = JSON.parse(body) as { method: string };
    return Response.json({ result: method === "getSignatureStatuses" ? { value: [status] } : "s" });
  });
});
afterEach(() => vi.unstubAllGlobals());

it.each([
  [true, ["success: Pre-configured automation activated successfully!"]],
  [false, []],
])("says that the automation was activated, if it was (%s)", async (was, texts) => {
  activated = was;
  await finishLaunch(deps, config, row);
  expect(toasts).toEqual(texts);
});

it("says if the configured website could not be started, and completes the launch", async () => {
  deps.handlers.activateAutomation = () => {
    throw new Error("down");
  };
  await finishLaunch(deps, config, row);
  expect(toasts).toEqual(["error: Failed to start website deployment."]);
});

it("shows a failure on the chain in the chain's own words", async () => {
  status = { err: "AccountInUse", confirmationStatus: "confirmed" };
  await expect(finishLaunch(deps, config, row)).rejects.toThrow(
    "Solana transaction confirmation failed: AccountInUse",
  );
  expect(deps.calls).not.toContain("confirmTransaction");
});
