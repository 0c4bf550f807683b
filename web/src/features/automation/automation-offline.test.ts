import { beforeEach, describe, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { aToken, type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { automationStore, closedAutomation } from "../../stores/automation.ts";
import { dispatchAutomation } from "../../stores/automation-events.ts";
import { sessionStore } from "../../stores/session.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { readQueue } from "../outbox/queue.ts";
import { openAutomation } from "./open-automation.ts";
import { startAutomation } from "./start-automation.ts";

const draft = aToken({ ticker: "FROG" });
const change = { subdomain: "frog", domain: "localhost:8000" };
let deps: FakeDeps;
let asked: unknown[];
const state = () => automationStore.getState();

const opened = async () => {
  await openAutomation(deps, draft);
  dispatchAutomation({ type: "chosen", change });
};

describe("Save Configuration with nobody to hear it", () => {
  const owner = () => sessionStore.getState().wallet?.address ?? "";
  const unreachable = () => {
    throw new ApiError({ kind: "network" });
  };
  const queue = () => readQueue(deps, owner(), draft.id);

  beforeEach(async () => {
    forgetToasts();
    automationStore.setState(closedAutomation, true);
    asked = [];
    deps = fakeDeps({ getToken: () => draft });
    signIn(deps);
    deps.handlers.configureAutomation = unreachable;
    await opened();
    await startAutomation(deps);
  });

  it("keeps it on this device and says so", async () => {
    expect(await queue()).toMatchObject([
      { kind: "configure-automation@1", payload: { website: { ...change, template_id: "template1" } } },
    ]);
    expect(state()).toMatchObject({ progress: "saved_pending", waits: true });
    expect(toasts).toEqual([`success: ${sentences.offline.automationKept}`]);
  });

  it("sends it once under one key, when the server answers", async () => {
    deps.handlers.configureAutomation = ({ body }) => asked.push(body);
    const called = vi.spyOn(deps.api, "call");
    const [row] = await queue();
    await flushOutbox(deps, owner(), { eager: true });
    await flushOutbox(deps, owner(), { eager: true });
    expect(asked).toEqual([{ token_id: draft.id, website: { ...change, template_id: "template1" } }]);
    expect(called.mock.calls[0]?.[2]).toMatchObject({ headers: { "Idempotency-Key": row?.key } });
    expect(await queue()).toEqual([]);
  });

  it("opens with what waits, and a newer request takes its place", async () => {
    dispatchAutomation({ type: "closed" });
    await openAutomation(deps, draft);
    expect(state()).toMatchObject({ ...change, template: "template1" });
    dispatchAutomation({ type: "chosen", change: { subdomain: "toad", template: "template3" } });
    await startAutomation(deps);
    expect(await queue()).toMatchObject([
      { payload: { website: { subdomain: "toad", template_id: "template3" } } },
    ]);
  });

  it("opens with why the server refused what was kept", async () => {
    dispatchAutomation({ type: "closed" });
    deps.handlers.configureAutomation = () => {
      throw refusal(409, "subdomain_taken", "It is taken.");
    };
    await flushOutbox(deps, owner(), { eager: true });
    await openAutomation(deps, draft);
    expect(state()).toMatchObject({ subdomain: "frog", error: "It is taken." });
  });

  it("keeps nothing that no server would take", async () => {
    dispatchAutomation({ type: "closed" });
    await opened();
    dispatchAutomation({ type: "chosen", change: { subdomain: "admin" } });
    await startAutomation(deps);
    expect(state()).toMatchObject({ progress: null, error: expect.stringContaining("reserved") });
    expect(await queue()).toMatchObject([{ payload: { website: { subdomain: "frog" } } }]);
  });
});
