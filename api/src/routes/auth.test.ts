import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";

/** A user who is signed in twice. */
async function signedInTwice() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const other = await testApp.signIn(session.wallet);
  const list = async (who = session) => (await testApp.call("listSessions", { session: who })).body.data;
  const otherId = (await list()).find(({ current }) => !current)?.id ?? "";
  const revoke = (who = session, id = otherId) =>
    testApp.call("revokeSession", { session: who, params: { id } });
  return { testApp, session, other, list, revoke };
}

proves("listSessions", {
  happy: [
    "lists where the user is signed in, and which of them is asking",
    async () => {
      const { list } = await signedInTwice();
      expect((await list()).map(({ current }) => current).sort()).toEqual([false, true]);
    },
  ],
  error: [
    "is refused to a session that has ended",
    async () => {
      const { testApp, session } = await signedInTwice();
      await testApp.call("logout", { session });
      const { status, body } = await testApp.call("listSessions", { session });
      expect([status, body.code]).toEqual([401, "not_signed_in"]);
    },
  ],
  security: [
    "shows no token, and nobody else's session",
    async () => {
      const { testApp, session, list } = await signedInTwice();
      const stranger = await testApp.signIn();
      expect(await list(stranger)).toHaveLength(1);
      const text = JSON.stringify(await list());
      for (const token of [session.access_token, session.refresh_token, session.csrf_token]) {
        expect(text).not.toContain(token);
      }
    },
  ],
});

proves("revokeSession", {
  happy: [
    "ends a session: its very next call is answered with 401",
    async () => {
      const { testApp, other, revoke } = await signedInTwice();
      const { status, body } = await revoke();
      expect([status, body]).toEqual([200, { success: true, message: "That device is signed out." }]);
      expect((await testApp.call("getMe", { session: other })).status).toBe(401);
    },
  ],
  error: [
    "finds nothing where it has ended already",
    async () => {
      const { revoke } = await signedInTwice();
      await revoke();
      const { status, body } = await revoke();
      expect([status, body.code]).toEqual([404, "not_found"]);
    },
  ],
  security: [
    "does not find another user's, and leaves it alive",
    async () => {
      const { testApp, other, revoke } = await signedInTwice();
      expect((await revoke(await testApp.signIn())).status).toBe(404);
      expect((await testApp.call("getMe", { session: other })).status).toBe(200);
    },
  ],
});
