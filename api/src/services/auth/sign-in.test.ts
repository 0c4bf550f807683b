import bs58 from "bs58";
import { describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import { createTestWallet } from "../../testing/wallet.ts";

const signedChallenge = async (testApp: ReturnType<typeof createTestApp>, purpose = "sign_in") => {
  const wallet = createTestWallet();
  const { address } = wallet;
  const { message } = (await testApp.call("createChallenge", { body: { address, purpose } })).body;
  const body = { address, network: "solana", signature: wallet.sign(message), message };
  return { wallet, body };
};

describe("signing in with a wallet", () => {
  it("makes an account for a wallet never seen before, and finds it again", async () => {
    const testApp = createTestApp();
    const first = await testApp.signIn();
    const again = await testApp.signIn(first.wallet);
    expect(again.user.id).toBe(first.user.id);
    expect(again.access_token).not.toBe(first.access_token);
    expect(first).toMatchObject({ token_type: "bearer", expires_in: 900 });
    expect(first.user).toMatchObject({ wallet_connected: true, wallet_address: first.wallet.address });
  });

  it("writes a message for one wallet, host and purpose", async () => {
    const testApp = createTestApp();
    const { body } = await signedChallenge(testApp, "link");
    expect(body.message).toMatch(/^Gemwright: connect and verify/);
    for (const line of ["Domain: localhost:8000", `Address: ${body.address}`, "Purpose: link"]) {
      expect(body.message.split("\n")).toContain(line);
    }
  });

  it("honours one signature once, however often and at once it is sent", async () => {
    const testApp = createTestApp();
    const { body } = await signedChallenge(testApp);
    const sent = await Promise.all(Array.from({ length: 50 }, () => testApp.call("walletSignIn", { body })));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(1);
    for (let i = 0; i < 1_000; i++) {
      const { status, body: failure } = await testApp.call("walletSignIn", { body });
      expect([status, failure.code]).toEqual([400, "challenge_used"]);
    }
    const sessions = await testApp.value("select count(*) from sessions");
    expect(sessions).toBe(1);
  });

  it("makes one session for each message, of a thousand sent fifty at once", async () => {
    const testApp = createTestApp();
    for (let i = 0; i < 20; i++) {
      const { body } = await signedChallenge(testApp);
      const sent = await Promise.all(
        Array.from({ length: 50 }, () => testApp.call("walletSignIn", { body })),
      );
      const codes = sent.map(({ status, body: failure }) => (status === 200 ? "in" : failure.code)).sort();
      expect(codes).toEqual([...Array(49).fill("challenge_used"), "in"]);
    }
    expect(await testApp.value("select count(*) from sessions")).toBe(20);
  });

  it("makes one account when one wallet signs in from many places at once", async () => {
    const testApp = createTestApp();
    const wallet = createTestWallet();
    const sessions = await Promise.all(Array.from({ length: 20 }, () => testApp.signIn(wallet)));
    expect(new Set(sessions.map(({ user }) => user.id)).size).toBe(1);
    expect(new Set(sessions.map((session) => session.refresh_token)).size).toBe(20);
  });

  it("takes no signature of a key for which anybody can sign", async () => {
    const testApp = createTestApp();
    // The neutral point: R and s of nought fit whatever the message.
    const address = bs58.encode(Buffer.from([1, ...Array(31).fill(0)]));
    const signature = Buffer.from([1, ...Array(63).fill(0)]).toString("base64");
    const { message } = (await testApp.call("createChallenge", { body: { address } })).body;
    const body = { address, network: "solana", signature, message };
    expect((await testApp.call("walletSignIn", { body })).body.code).toBe("signature_wrong");
  });

  it("says what is wrong with a message", async () => {
    const testApp = createTestApp();
    const { body } = await signedChallenge(testApp);
    const stranger = createTestWallet();
    const codeOf = async (change: Record<string, string>) =>
      (await testApp.call("walletSignIn", { body: { ...body, ...change } })).body.code;
    expect(await codeOf({ signature: "" })).toBe("signature_missing");
    expect(await codeOf({ signature: stranger.sign(body.message) })).toBe("signature_wrong");
    expect(await codeOf({ signature: "AAAA" })).toBe("signature_wrong");
    expect(await codeOf({ address: stranger.address })).toBe("challenge_foreign");
    const otherHost = body.message.replace("localhost:8000", "evil.example");
    expect(await codeOf({ message: otherHost })).toBe("challenge_foreign");
    expect(await codeOf({ message: body.message.replace("Purpose: sign_in", "Purpose: link") })).toBe(
      "challenge_foreign",
    );
    expect(await codeOf({ message: body.message.replace(/Nonce: .*/, "Nonce: made-up") })).toBe(
      "challenge_unknown",
    );
    expect(await codeOf({ message: `${body.message}\nP.S.` })).toBe("challenge_unknown");
    testApp.clock.advance(5 * 60_000);
    expect(await codeOf({})).toBe("challenge_expired");
  });
});

describe("linking another wallet", () => {
  it("wants somebody signed in, and leads to the same account afterwards", async () => {
    const testApp = createTestApp();
    const { wallet, body } = await signedChallenge(testApp, "link");
    expect((await testApp.call("walletSignIn", { body })).status).toBe(401);
    const session = await testApp.signIn();
    testApp.clock.advance(1_000);
    const linked = await testApp.call("walletSignIn", { session, body });
    expect(linked.body.user.id).toBe(session.user.id);
    expect(linked.body.access_token).toBe(session.access_token);
    expect((await testApp.signIn(wallet)).user.id).toBe(session.user.id);
    const wallets = await testApp.call("listWallets", { session });
    expect(wallets.body.data.map(({ address }) => address)).toEqual([session.wallet.address, wallet.address]);
  });

  it("refuses a wallet that another account holds", async () => {
    const testApp = createTestApp();
    const { wallet, body } = await signedChallenge(testApp, "link");
    await testApp.signIn(wallet);
    const session = await testApp.signIn();
    const refused = await testApp.call("walletSignIn", { session, body });
    expect(refused.status).toBe(400);
    expect(refused.body.detail).toBe("This wallet is already linked to a different account");
  });

  it("takes a CSRF token as every signed-in change does", async () => {
    const testApp = createTestApp();
    const { body } = await signedChallenge(testApp, "link");
    const session = { ...(await testApp.signIn()), csrf_token: "guessed" };
    expect((await testApp.call("walletSignIn", { session, body })).body.code).toBe("csrf_failed");
  });
});
