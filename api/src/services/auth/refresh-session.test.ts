import { describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const refresh = (testApp: ReturnType<typeof createTestApp>, refresh_token: string) =>
  testApp.call("refreshSession", { body: { refresh_token } });

describe("refreshing a session", () => {
  it("exchanges a refresh token for new tokens that work", async () => {
    const testApp = createTestApp();
    const first = await testApp.signIn();
    const { body: second } = await refresh(testApp, first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await testApp.call("getMe", { session: second })).body.id).toBe(first.user.id);
  });

  it("answers twenty tabs that refresh at once with the same tokens", async () => {
    const testApp = createTestApp();
    const { refresh_token } = await testApp.signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(testApp, refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it("gives the same successor within ten seconds, and closes the session after", async () => {
    const testApp = createTestApp();
    const { refresh_token } = await testApp.signIn();
    const second = (await refresh(testApp, refresh_token)).body;
    testApp.clock.advance(10_000);
    expect((await refresh(testApp, refresh_token)).body.refresh_token).toBe(second.refresh_token);
    testApp.clock.advance(1);
    expect((await refresh(testApp, refresh_token)).body.code).toBe("refresh_reused");
    expect((await refresh(testApp, second.refresh_token)).status).toBe(401);
    expect((await testApp.call("getMe", { session: second })).status).toBe(401);
  });

  it("closes the session when a token of two rotations ago comes back at once", async () => {
    const testApp = createTestApp();
    const first = await testApp.signIn();
    const second = (await refresh(testApp, first.refresh_token)).body;
    const third = (await refresh(testApp, second.refresh_token)).body;
    expect((await refresh(testApp, first.refresh_token)).body.code).toBe("refresh_reused");
    expect((await testApp.call("getMe", { session: third })).status).toBe(401);
  });

  it("ends after seven days without use, access after fifteen minutes", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    testApp.clock.advance(15 * 60_000);
    const me = await testApp.call("getMe", { session });
    expect([me.status, me.body.code]).toEqual([401, "session_expired"]);
    testApp.clock.advance(7 * 86_400_000);
    expect((await refresh(testApp, session.refresh_token)).body.code).toBe("session_expired");
  });

  it("knows no other token, and no access token as a refresh token", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    expect((await refresh(testApp, session.access_token)).body.code).toBe("not_signed_in");
    expect((await refresh(testApp, "made-up")).body.code).toBe("not_signed_in");
    expect(
      (await testApp.call("getMe", { session: { ...session, access_token: session.refresh_token } })).status,
    ).toBe(401);
  });

  it("ends with logging out, at once", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    expect((await testApp.call("logout", { session })).body).toEqual({ success: true });
    expect((await testApp.call("getMe", { session })).status).toBe(401);
    expect((await refresh(testApp, session.refresh_token)).status).toBe(401);
  });

  it("keeps no token where a thief of the database would find it", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { sessions } = testApp.deps.store;
    const caller = await sessions.caller(await hash(session.access_token));
    const rows = [
      await sessions.find(caller?.sessionId ?? ""),
      await sessions.refreshToken(await hash(session.refresh_token)),
    ];
    expect(rows).not.toContain(null);
    for (const token of [session.access_token, session.refresh_token])
      expect(JSON.stringify(rows)).not.toContain(token);
  });
});

const hash = async (token: string) => (await import("./session-tokens.ts")).hashOf(token);

describe("the profile", () => {
  it("keeps a display name of 1 to 50 characters after trimming", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const change = (name: string) => testApp.call("changeProfile", { session, body: { name } });
    expect((await change("  Ada\u202e  ")).body.name).toBe("Ada");
    expect((await change("   ")).status).toBe(422);
    expect((await change("x".repeat(51))).status).toBe(422);
    expect((await testApp.call("getMe", { session })).body.name).toBe("Ada");
  });
});
