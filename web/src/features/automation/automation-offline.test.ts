import { beforeEach, describe, expect, it, vi } from "vitest";
import { sentences } from "#contract/sentences.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { aToken, type FakeWorld, fakeWorld, refusal } from "../../../testing/fake-world.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { ApiError } from "../../api-client/api-error.ts";
import { automationStore } from "../../stores/automation.ts";
import { closedAutomation } from "../../stores/automation-state.ts";
import { sessionStore } from "../../stores/session.ts";
import { flushOutbox } from "../outbox/flush-outbox.ts";
import { readLine } from "../outbox/queue.ts";
import { tell } from "./dispatch.ts";
import { openAutomation } from "./open-automation.ts";
import { startAutomation } from "./start-automation.ts";

const draft = aToken({ ticker: "FROG" });
const wish = { subdomain: "frog", domain: "localhost:8000" };
let world: FakeWorld;
let asked: unknown[];
const state = () => automationStore.getState();

const opened = async () => {
  await openAutomation(world, draft);
  tell({ type: "wished", wish });
};

describe("Save Configuration with nobody to hear it", () => {
  const owner = () => sessionStore.getState().wallet?.address ?? "";
  const unreachable = () => {
    throw new ApiError({ kind: "network" });
  };
  const line = () => readLine(world, owner(), draft.id);

  beforeEach(async () => {
    forgetToasts();
    automationStore.setState(closedAutomation, true);
    asked = [];
    world = fakeWorld({ getToken: () => draft });
    signIn(world);
    world.handlers.configureAutomation = unreachable;
    await opened();
    await startAutomation(world);
  });

  it("keeps it on this device and says so", async () => {
    expect(await line()).toMatchObject([
      { kind: "configure-automation@1", payload: { website: { ...wish, template_id: "template1" } } },
    ]);
    expect(state()).toMatchObject({ progress: "saved_pending", waits: true });
    expect(toasts).toEqual([`success: ${sentences.offline.automationKept}`]);
  });

  it("sends it once under one key, when the server answers", async () => {
    world.handlers.configureAutomation = ({ body }) => asked.push(body);
    const called = vi.spyOn(world.api, "call");
    const [row] = await line();
    await flushOutbox(world, owner(), { eager: true });
    await flushOutbox(world, owner(), { eager: true });
    expect(asked).toEqual([{ token_id: draft.id, website: { ...wish, template_id: "template1" } }]);
    expect(called.mock.calls[0]?.[2]).toMatchObject({ headers: { "Idempotency-Key": row?.key } });
    expect(await line()).toEqual([]);
  });

  it("opens with what waits, and a newer wish takes its place", async () => {
    tell({ type: "closed" });
    await openAutomation(world, draft);
    expect(state()).toMatchObject({ ...wish, template: "template1" });
    tell({ type: "wished", wish: { subdomain: "toad", template: "template3" } });
    await startAutomation(world);
    expect(await line()).toMatchObject([
      { payload: { website: { subdomain: "toad", template_id: "template3" } } },
    ]);
  });

  it("opens with why the server refused what was kept", async () => {
    tell({ type: "closed" });
    world.handlers.configureAutomation = () => {
      throw refusal(409, "subdomain_taken", "It is taken.");
    };
    await flushOutbox(world, owner(), { eager: true });
    await openAutomation(world, draft);
    expect(state()).toMatchObject({ subdomain: "frog", fault: "It is taken." });
  });

  it("keeps nothing that no server would take", async () => {
    tell({ type: "closed" });
    await opened();
    tell({ type: "wished", wish: { subdomain: "admin" } });
    await startAutomation(world);
    expect(state()).toMatchObject({ progress: null, fault: expect.stringContaining("reserved") });
    expect(await line()).toMatchObject([{ payload: { website: { subdomain: "frog" } } }]);
  });
});
