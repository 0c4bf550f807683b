import { describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";

const DAY = 86_400_000;

async function signedIn() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const list = async (who = session) => (await testApp.call("listSessions", { session: who })).body.data;
  const isAlive = async (who: typeof session) =>
    (await testApp.call("getMe", { session: who })).status === 200;
  return { testApp, session, list, isAlive };
}

describe("a user's sessions", () => {
  it("are listed with the last used first; a refresh is a use", async () => {
    const { testApp, session, list } = await signedIn();
    testApp.clock.advance(1_000);
    await testApp.signIn(session.wallet);
    expect((await list()).map(({ current }) => current)).toEqual([false, true]);
    testApp.clock.advance(1_000);
    const refreshed = await testApp.call("refreshSession", {
      body: { refresh_token: session.refresh_token },
    });
    const [first] = await list({ ...session, ...refreshed.body });
    expect(first).toMatchObject({
      current: true,
      created_at: "2024-01-01T12:00:00.000Z",
      last_used_at: "2024-01-01T12:00:02.000Z",
    });
  });

  it("are listed no more when they have expired or were ended", async () => {
    const { testApp, session, list } = await signedIn();
    const ended = await testApp.signIn(session.wallet);
    await testApp.call("logout", { session: ended });
    expect(await list()).toHaveLength(1);
    testApp.clock.advance(7 * DAY);
    const later = await testApp.signIn(session.wallet);
    expect((await list(later)).map(({ current }) => current)).toEqual([true]);
  });

  it("end at once when they are revoked, for access and for refresh", async () => {
    const { testApp, session, list, isAlive } = await signedIn();
    const other = await testApp.signIn(session.wallet);
    const id = (await list()).find(({ current }) => !current)?.id ?? "";
    expect((await testApp.call("revokeSession", { session, params: { id } })).status).toBe(200);
    expect([await isAlive(other), await isAlive(session)]).toEqual([false, true]);
    expect((await testApp.call("refreshSession", { body: other })).status).toBe(401);
    expect((await testApp.call("revokeSession", { session, params: { id } })).status).toBe(404);
  });

  it("are twenty at most: one more ends the one that was unused longest", async () => {
    const { testApp, session, list, isAlive } = await signedIn();
    const second = await testApp.signIn(session.wallet);
    for (let i = 0; i < 18; i++) {
      testApp.clock.advance(1_000);
      await testApp.signIn(session.wallet);
    }
    const refreshed = await testApp.call("refreshSession", {
      body: { refresh_token: session.refresh_token },
    });
    expect(await list({ ...session, ...refreshed.body })).toHaveLength(20);
    testApp.clock.advance(1_000);
    await testApp.signIn(session.wallet);
    expect(await isAlive(second)).toBe(false);
    expect(await list({ ...session, ...refreshed.body })).toHaveLength(20);
  });

  it("are twenty at most for many sign-ins at once, and for each user", async () => {
    const { testApp, session, list, isAlive } = await signedIn();
    const stranger = await testApp.signIn();
    testApp.clock.advance(1);
    const all = await Promise.all(Array.from({ length: 30 }, () => testApp.signIn(session.wallet)));
    const alive = await Promise.all(all.map(isAlive));
    expect(alive.filter(Boolean)).toHaveLength(20);
    expect(await isAlive(session)).toBe(false);
    expect(await list(stranger)).toHaveLength(1);
  });
});
