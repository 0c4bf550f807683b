import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aLaunch } from "../../../testing/a-launch.ts";
import { config, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { writeLaunch } from "../../db/launches.ts";
import { launchStore } from "../../stores/launch.ts";
import { dispatchLaunch } from "../../stores/launch-events.ts";
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
    const context = { slot: 200 };
    return Response.json({ result: method === "getSignatureStatuses" ? { context, value: [status] } : "s" });
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

/** What the person was told meanwhile. */
async function finish(): Promise<string[]> {
  const told: string[] = [];
  const stop = launchStore.subscribe(({ message }) => told.push(message));
  dispatchLaunch({ type: "started", tokenId: row.tokenId });
  await finishLaunch(deps, config, row).finally(stop);
  return told;
}

it.each<[string, () => unknown]>([
  [
    "whose node is behind",
    () => ({ success: false, message: "The mint is not visible on the chain yet.", pending: true }),
  ],
  ["with a fault", () => Promise.reject(refusal(500, "internal", "Internal server error"))],
  ["that is away", () => Promise.reject(new ApiError({ kind: "network" }))],
])("goes on asking a server %s, and says that the coin is on the chain", async (_, answer) => {
  let asked = 0;
  deps.handlers.confirmTransaction = () => (++asked < 10 ? answer() : { success: true, message: "ok" });
  expect(await finish()).toContain(sentences.launch.unrecorded);
  expect(asked).toBe(10);
  expect(launchStore.getState().step).toBe("complete");
});

it.each<[string, () => unknown, string]>([
  [
    "the chain has another payer",
    () => ({ success: false, message: "Another wallet paid." }),
    "Backend confirmation failed: Another wallet paid.",
  ],
  [
    "the session ended",
    () => Promise.reject(refusal(404, "token_not_found", "Token not found.")),
    "Backend confirmation failed: Token not found.",
  ],
])("ends where %s, and says that the coin is on the chain", async (_, answer, message) => {
  deps.handlers.confirmTransaction = answer;
  await expect(finish()).rejects.toMatchObject({ message, effect: sentences.launch.onChain });
});

it("shows a failure on the chain in the chain's own words", async () => {
  status = { err: "AccountInUse", confirmationStatus: "confirmed" };
  await expect(finishLaunch(deps, config, row)).rejects.toThrow(
    "Solana transaction confirmation failed: AccountInUse",
  );
  expect(deps.calls).not.toContain("confirmTransaction");
});
