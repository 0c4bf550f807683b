import { expect } from "vitest";
import { type ErrorCode, errorSentence } from "#contract/errors.ts";
import { MINUTE } from "#contract/limits.ts";
import { type Proofs, proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";
import { createTestWallet } from "../testing/wallet.ts";

async function challenged(purpose = "sign_in") {
  const testApp = createTestApp();
  const wallet = createTestWallet();
  const { address } = wallet;
  const challenge = (await testApp.call("createChallenge", { body: { address, purpose } })).body;
  const { message } = challenge;
  const signIn = (change: object = {}, fixture: object = {}) => {
    const body = { address, network: "solana", signature: wallet.sign(message), message, ...change };
    return testApp.call("walletSignIn", { ...fixture, body });
  };
  const count = (table: string) => testApp.value(`select count(*) from ${table}`);
  return { testApp, wallet, challenge, signIn, count };
}

async function signedIn() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const me = async (who = session) => testApp.call("getMe", { session: who });
  const refresh = (refresh_token = session.refresh_token) =>
    testApp.call("refreshSession", { body: { refresh_token } });
  return { testApp, session, me, refresh };
}

proves("createChallenge", {
  happy: [
    "gives a message for that address, purpose and host, for five minutes",
    async () => {
      const { testApp, wallet, challenge } = await challenged("link");
      const lines = challenge.message.split("\n");
      expect(lines[0]).toMatch(/^Gemwright: connect and verify/);
      for (const line of ["Domain: localhost:8000", `Address: ${wallet.address}`, "Purpose: link"]) {
        expect(lines).toContain(line);
      }
      expect(Date.parse(challenge.expires_at) - testApp.clock.now).toBe(5 * MINUTE);
    },
  ],
  error: [
    "wants an address of the chain's, and a purpose that there is",
    async () => {
      const { testApp, wallet } = await challenged();
      for (const body of [{}, { address: "0x12" }, { address: wallet.address, purpose: "spend" }]) {
        const answer = await testApp.call("createChallenge", { body });
        expect([answer.status, answer.body.code]).toEqual([422, "validation_failed"]);
      }
    },
  ],
  security: [
    "gives another message each time",
    async () => {
      const { testApp, wallet } = await challenged();
      const ask = async () =>
        (await testApp.call("createChallenge", { body: { address: wallet.address } })).body.message;
      expect(new Set(await Promise.all(Array.from({ length: 100 }, ask))).size).toBe(100);
    },
  ],
});

proves("walletSignIn", {
  happy: [
    "gives tokens for a signed message, and for the wallet's next one the same account",
    async () => {
      const { testApp, wallet, signIn } = await challenged();
      const { body } = await signIn();
      expect(body).toMatchObject({ token_type: "bearer", expires_in: 900 });
      expect(body.user.wallet_address).toBe(wallet.address);
      expect((await testApp.signIn(wallet)).user.id).toBe(body.user.id);
    },
  ],
  error: [
    "says which is wrong: not signed, expired, or another's signature; and makes nothing",
    async () => {
      const { testApp, signIn, count } = await challenged();
      const code = async (change: object) => (await signIn(change)).body.code;
      expect(await code({ signature: "" })).toBe("signature_missing");
      expect(await code({ signature: createTestWallet().sign("else") })).toBe("signature_wrong");
      testApp.clock.advance(5 * MINUTE);
      expect(await code({})).toBe("challenge_expired");
      expect([await count("users"), await count("sessions")]).toEqual([0, 0]);
    },
  ],
  security: [
    "takes a message once, from this server, for its own purpose, host and address alone",
    async () => {
      const { wallet, challenge, signIn, count } = await challenged();
      const other = createTestWallet();
      const changed = (from: string, to: string) => {
        const message = challenge.message.replace(from, to);
        return { message, signature: wallet.sign(message) };
      };
      const code = async (change: object) => (await signIn(change)).body.code;
      expect(await code({ address: other.address, signature: other.sign(challenge.message) })).toBe(
        "challenge_foreign",
      );
      expect(await code(changed("localhost:8000", "evil.example"))).toBe("challenge_foreign");
      expect(await code(changed("Purpose: sign_in", "Purpose: link"))).toBe("challenge_foreign");
      expect(await code(changed("Nonce: ", "Nonce: x"))).toBe("challenge_unknown");
      expect(await count("sessions")).toBe(0);
      expect((await signIn()).status).toBe(200);
      expect(await code({})).toBe("challenge_used");
      expect(await count("sessions")).toBe(1);
    },
  ],
});

proves("refreshSession", {
  happy: [
    "gives the next tokens, and the same ones again within ten seconds",
    async () => {
      const { testApp, session, me, refresh } = await signedIn();
      const { body } = await refresh();
      expect(body.refresh_token).not.toBe(session.refresh_token);
      expect((await me({ ...session, ...body })).status).toBe(200);
      testApp.clock.advance(10_000);
      expect((await refresh()).body.refresh_token).toBe(body.refresh_token);
    },
  ],
  error: [
    "knows no token that it has not given",
    async () => {
      const { refresh } = await signedIn();
      const { status, body } = await refresh("made-up");
      expect([status, body.code]).toEqual([401, "not_signed_in"]);
    },
  ],
  security: [
    "closes the whole session when a token comes back that has had its turn",
    async () => {
      const { testApp, session, me, refresh } = await signedIn();
      const second = (await refresh()).body;
      const third = (await refresh(second.refresh_token)).body;
      testApp.clock.advance(1);
      expect((await refresh()).body.code).toBe("refresh_reused");
      expect((await me({ ...session, ...third })).status).toBe(401);
      expect((await refresh(third.refresh_token)).status).toBe(401);
    },
  ],
});

proves("getMe", {
  happy: [
    "is who is signed in",
    async () => {
      const { testApp, session, me } = await signedIn();
      await testApp.draft(session);
      expect((await me()).body).toMatchObject({
        ...{ id: session.user.id, name: "Wallet User", email: null, wallet_connected: true },
        ...{ tokens_created: 1, tokens_deployed: 0 },
      });
    },
  ],
  error: [
    "says when the session has run out",
    async () => {
      const { testApp, me } = await signedIn();
      testApp.clock.advance(15 * MINUTE);
      const { status, body } = await me();
      expect([status, body.code]).toEqual([401, "session_expired"]);
    },
  ],
  security: [
    "reads no cookie, and takes no refresh token for an access token",
    async () => {
      const { testApp, session, me } = await signedIn();
      const headers = { cookie: `__Host-access_token=${session.access_token}` };
      expect((await testApp.call("getMe", { headers })).status).toBe(401);
      expect((await me({ ...session, access_token: session.refresh_token })).status).toBe(401);
    },
  ],
});

proves("changeProfile", {
  happy: [
    "saves the display name",
    async () => {
      const { testApp, session, me } = await signedIn();
      const { body } = await testApp.call("changeProfile", { session, body: { name: "  Ada  " } });
      expect([body.name, (await me()).body.name]).toEqual(["Ada", "Ada"]);
    },
  ],
  error: [
    "wants 1 to 50 characters after trimming, and keeps the old name otherwise",
    async () => {
      const { testApp, session, me } = await signedIn();
      for (const name of ["", "  ", "\u200b", "x".repeat(51), 5, null]) {
        expect((await testApp.call("changeProfile", { session, body: { name } })).status).toBe(422);
      }
      expect((await me()).body.name).toBe("Wallet User");
    },
  ],
  security: [
    "takes characters out that would deceive, and changes nobody else",
    async () => {
      const { testApp, session, me } = await signedIn();
      const other = await testApp.signIn();
      const body = { name: "A\u202ed\u2066a\u0000", id: other.user.id, email: "a@b.example" };
      expect((await testApp.call("changeProfile", { session, body })).body).toMatchObject({
        name: "Ada",
        email: null,
      });
      expect((await me({ ...session, ...other })).body.name).toBe("Wallet User");
    },
  ],
});

proves("logout", {
  happy: [
    "ends the session at once",
    async () => {
      const { testApp, session, me, refresh } = await signedIn();
      expect((await testApp.call("logout", { session })).body).toEqual({ success: true });
      expect([(await me()).status, (await refresh()).status]).toEqual([401, 401]);
    },
  ],
  error: [
    "is refused to who is out already",
    async () => {
      const { testApp, session } = await signedIn();
      await testApp.call("logout", { session });
      expect((await testApp.call("logout", { session })).body.code).toBe("not_signed_in");
    },
  ],
  security: [
    "ends no other session, and none without its CSRF token",
    async () => {
      const { testApp, session, me } = await signedIn();
      const other = await testApp.signIn(session.wallet);
      const forged = { ...session, csrf_token: other.csrf_token };
      expect((await testApp.call("logout", { session: forged })).body.code).toBe("csrf_failed");
      await testApp.call("logout", { session: other });
      expect((await me()).status).toBe(200);
    },
  ],
});

type Disabled = "signup" | "login" | "google" | "googleExchange" | "verifyEmail" | "sendVerificationCode";

const disabled = (name: Disabled, code: ErrorCode): Proofs => ({
  happy: [
    "is not offered, and says what to do instead",
    async () => {
      const { status, body } = await createTestApp().call(name, { body: {} });
      expect([status, body.code, body.detail]).toEqual([403, code, errorSentence(code)]);
    },
  ],
  error: [
    "says so whatever it is sent",
    async () => {
      const { status, body } = await createTestApp().call(name, {
        body: { email: "a@b.example", code: "1" },
      });
      expect([status, body.code]).toEqual([403, code]);
    },
  ],
  security: [
    "makes no account and no session",
    async () => {
      const testApp = createTestApp();
      await testApp.call(name, { body: { email: "a@b.example", password: "hunter2", token: "t" } });
      const all = "select (select count(*) from users) + (select count(*) from sessions)";
      expect(await testApp.value(all)).toBe(0);
    },
  ],
});

proves("signup", disabled("signup", "email_signup_disabled"));
proves("login", disabled("login", "email_login_disabled"));
proves("google", disabled("google", "google_login_disabled"));
proves("googleExchange", disabled("googleExchange", "google_login_disabled"));
proves("verifyEmail", disabled("verifyEmail", "email_verification_disabled"));
proves("sendVerificationCode", disabled("sendVerificationCode", "email_verification_disabled"));
