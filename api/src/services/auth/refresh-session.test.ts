import { describe, expect, it } from "vitest";
import { createRig } from "../../testing/rig.ts";

const refresh = (rig: ReturnType<typeof createRig>, refresh_token: string) =>
  rig.call("refreshSession", { body: { refresh_token } });

describe("refreshing a session", () => {
  it("exchanges a refresh token for new tokens that work", async () => {
    const rig = createRig();
    const first = await rig.signIn();
    const { body: second } = await refresh(rig, first.refresh_token);
    expect(second.access_token).not.toBe(first.access_token);
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await rig.call("getMe", { session: second })).body.id).toBe(first.user.id);
  });

  it("answers twenty tabs that refresh at once with the same tokens", async () => {
    const rig = createRig();
    const { refresh_token } = await rig.signIn();
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(rig, refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
  });

  it("gives the same successor within ten seconds, and closes the session after", async () => {
    const rig = createRig();
    const { refresh_token } = await rig.signIn();
    const second = (await refresh(rig, refresh_token)).body;
    rig.clock.advance(10_000);
    expect((await refresh(rig, refresh_token)).body.refresh_token).toBe(second.refresh_token);
    rig.clock.advance(1);
    expect((await refresh(rig, refresh_token)).body.code).toBe("refresh_reused");
    expect((await refresh(rig, second.refresh_token)).status).toBe(401);
    expect((await rig.call("getMe", { session: second })).status).toBe(401);
  });

  it("closes the session when a token of two rotations ago comes back at once", async () => {
    const rig = createRig();
    const first = await rig.signIn();
    const second = (await refresh(rig, first.refresh_token)).body;
    const third = (await refresh(rig, second.refresh_token)).body;
    expect((await refresh(rig, first.refresh_token)).body.code).toBe("refresh_reused");
    expect((await rig.call("getMe", { session: third })).status).toBe(401);
  });

  it("ends after seven days without use, access after fifteen minutes", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    rig.clock.advance(15 * 60_000);
    const me = await rig.call("getMe", { session });
    expect([me.status, me.body.code]).toEqual([401, "session_expired"]);
    rig.clock.advance(7 * 86_400_000);
    expect((await refresh(rig, session.refresh_token)).body.code).toBe("session_expired");
  });

  it("knows no other token, and no access token as a refresh token", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    expect((await refresh(rig, session.access_token)).body.code).toBe("not_signed_in");
    expect((await refresh(rig, "made-up")).body.code).toBe("not_signed_in");
    expect(
      (await rig.call("getMe", { session: { ...session, access_token: session.refresh_token } })).status,
    ).toBe(401);
  });

  it("ends with logging out, at once", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    expect((await rig.call("logout", { session })).body).toEqual({ success: true });
    expect((await rig.call("getMe", { session })).status).toBe(401);
    expect((await refresh(rig, session.refresh_token)).status).toBe(401);
  });

  it("keeps no token where a thief of the database would find it", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    const row = await rig.world.store.sessions.find(
      (await rig.world.store.sessions.token(await hash(session.access_token), "access"))?.session.id ?? "",
    );
    expect(JSON.stringify(row)).not.toContain(session.access_token);
  });
});

const hash = async (token: string) => (await import("./session-tokens.ts")).hashOf(token);

describe("the profile", () => {
  it("keeps a display name of 1 to 50 characters after trimming", async () => {
    const rig = createRig();
    const session = await rig.signIn();
    const change = (name: string) => rig.call("changeProfile", { session, body: { name } });
    expect((await change("  Ada\u202e  ")).body.name).toBe("Ada");
    expect((await change("   ")).status).toBe(422);
    expect((await change("x".repeat(51))).status).toBe(422);
    expect((await rig.call("getMe", { session })).body.name).toBe("Ada");
  });
});
