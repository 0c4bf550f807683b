import { beforeEach, describe, expect, it } from "vitest";
import { aSession } from "../../../testing/a-session.ts";
import { type FakeDeps, fakeDeps, refusal } from "../../../testing/fake-deps.ts";
import { forgetToasts, toasts } from "../../../testing/fake-toast.ts";
import { revokeSessions, sessionsQuery } from "./sessions.ts";

const [first, second] = [aSession(), aSession()];
let deps: FakeDeps;
let ended: unknown[];

beforeEach(() => {
  forgetToasts();
  ended = [];
  deps = fakeDeps({
    listSessions: () => ({ data: [first] }),
    revokeSession: ({ params }) => {
      ended.push(params);
      return { success: true, message: "" };
    },
  });
});
const fail = (status: number, of = first) => {
  deps.handlers.revokeSession = ({ params }) => {
    if ((params as { id: string }).id === of.id) throw refusal(status, "any", "");
    return { success: true, message: "" };
  };
};

describe("ending sessions elsewhere", () => {
  it("ends one and says so", async () => {
    expect(await revokeSessions(deps, "user", [first])).toBe(true);
    expect(ended).toEqual([{ id: first.id }]);
    expect(toasts).toEqual(["success: That device is signed out."]);
  });

  it("ends several and says so once", async () => {
    expect(await revokeSessions(deps, "user", [first, second])).toBe(true);
    expect(ended).toEqual([{ id: first.id }, { id: second.id }]);
    expect(toasts).toEqual(["success: Every other device is signed out."]);
  });

  it("takes one that has ended by itself as ended", async () => {
    fail(404);
    expect(await revokeSessions(deps, "user", [first])).toBe(true);
    expect(toasts).toEqual(["success: That device is signed out."]);
  });

  it("says so where one cannot be ended", async () => {
    fail(500);
    expect(await revokeSessions(deps, "user", [first])).toBe(false);
    expect(toasts).toEqual(["error: Failed to sign out that device"]);
  });

  it("says so where one of several cannot be ended", async () => {
    fail(500, second);
    expect(await revokeSessions(deps, "user", [first, second])).toBe(false);
    expect(toasts).toEqual(["error: Failed to sign out every other device"]);
  });

  it("leaves a lost session to where it is reported", async () => {
    fail(401);
    expect(await revokeSessions(deps, "user", [first])).toBe(false);
    expect(toasts).toEqual([]);
  });

  it("has the list read again", async () => {
    await deps.queries.fetchQuery({ ...sessionsQuery(deps, "user"), gcTime: 1_000 });
    await revokeSessions(deps, "user", [first]);
    expect(deps.queries.getQueryState(["sessions", "user"])?.isInvalidated).toBe(true);
  });
});
