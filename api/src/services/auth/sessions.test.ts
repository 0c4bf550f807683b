import { describe, expect, it } from "vitest";
import { createRig } from "../../testing/rig.ts";

const DAY = 86_400_000;

async function signedIn() {
  const rig = createRig();
  const session = await rig.signIn();
  const list = async (who = session) => (await rig.call("listSessions", { session: who })).body.data;
  const isAlive = async (who: typeof session) => (await rig.call("getMe", { session: who })).status === 200;
  return { rig, session, list, isAlive };
}

describe("a user's sessions", () => {
  it("are listed with the last used first; a refresh is a use", async () => {
    const { rig, session, list } = await signedIn();
    rig.clock.advance(1_000);
    await rig.signIn(session.wallet);
    expect((await list()).map(({ current }) => current)).toEqual([false, true]);
    rig.clock.advance(1_000);
    const refreshed = await rig.call("refreshSession", { body: { refresh_token: session.refresh_token } });
    const [first] = await list({ ...session, ...refreshed.body });
    expect(first).toMatchObject({
      current: true,
      created_at: "2024-01-01T12:00:00.000Z",
      last_used_at: "2024-01-01T12:00:02.000Z",
    });
  });

  it("are listed no more when they have expired or were ended", async () => {
    const { rig, session, list } = await signedIn();
    const ended = await rig.signIn(session.wallet);
    await rig.call("logout", { session: ended });
    expect(await list()).toHaveLength(1);
    rig.clock.advance(7 * DAY);
    const later = await rig.signIn(session.wallet);
    expect((await list(later)).map(({ current }) => current)).toEqual([true]);
  });

  it("end at once when they are revoked, for access and for refresh", async () => {
    const { rig, session, list, isAlive } = await signedIn();
    const other = await rig.signIn(session.wallet);
    const id = (await list()).find(({ current }) => !current)?.id ?? "";
    expect((await rig.call("revokeSession", { session, params: { id } })).status).toBe(200);
    expect([await isAlive(other), await isAlive(session)]).toEqual([false, true]);
    expect((await rig.call("refreshSession", { body: other })).status).toBe(401);
    expect((await rig.call("revokeSession", { session, params: { id } })).status).toBe(404);
  });

  it("are twenty at most: one more ends the one that was unused longest", async () => {
    const { rig, session, list, isAlive } = await signedIn();
    const second = await rig.signIn(session.wallet);
    for (let i = 0; i < 18; i++) {
      rig.clock.advance(1_000);
      await rig.signIn(session.wallet);
    }
    const refreshed = await rig.call("refreshSession", { body: { refresh_token: session.refresh_token } });
    expect(await list({ ...session, ...refreshed.body })).toHaveLength(20);
    rig.clock.advance(1_000);
    await rig.signIn(session.wallet);
    expect(await isAlive(second)).toBe(false);
    expect(await list({ ...session, ...refreshed.body })).toHaveLength(20);
  });

  it("are twenty at most for many sign-ins at once, and for each user", async () => {
    const { rig, session, list, isAlive } = await signedIn();
    const stranger = await rig.signIn();
    rig.clock.advance(1);
    const all = await Promise.all(Array.from({ length: 30 }, () => rig.signIn(session.wallet)));
    const alive = await Promise.all(all.map(isAlive));
    expect(alive.filter(Boolean)).toHaveLength(20);
    expect(await isAlive(session)).toBe(false);
    expect(await list(stranger)).toHaveLength(1);
  });
});
