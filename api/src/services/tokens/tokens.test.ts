import { describe, expect, it } from "vitest";
import { overtakeCommit } from "../../testing/overtake.ts";
import { shownSite } from "../../testing/shown-site.ts";
import { createTestApp } from "../../testing/test-app.ts";

describe("a user's tokens", () => {
  it("are listed newest first, page by page", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const made: string[] = [];
    for (const prompt of ["one", "two", "three"]) {
      made.unshift((await testApp.draft(session, prompt)).id);
      testApp.clock.advance(1_000);
    }
    const list = async (query: Record<string, number>) =>
      (await testApp.call("listTokens", { session, query })).body.data;
    const all = await list({});
    expect(all).toMatchObject({ total: 3, limit: 100, offset: 0 });
    expect(all.tokens.map(({ id }) => id)).toEqual(made);
    const second = await list({ limit: 1, offset: 1 });
    expect(second.tokens.map(({ id }) => id)).toEqual([made[1]]);
    expect(await list({ limit: 500, offset: 9 })).toMatchObject({ tokens: [], total: 3 });
    for (const query of [{ limit: 0 }, { limit: 501 }, { offset: -1 }]) {
      expect((await testApp.call("listTokens", { session, query })).status).toBe(422);
    }
  });

  it("are answered with 304 until something changes", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const token = await testApp.draft(session);
    const list = (etag = "") => testApp.call("listTokens", { session, headers: { "if-none-match": etag } });
    const etag = (await list()).headers.get("etag") ?? "";
    expect((await list(etag)).status).toBe(304);
    expect((await list(`W/${etag}`)).status).toBe(304);
    const body = { ticker: "NEW", version: token.version };
    await testApp.call("changeToken", { session, params: { id: token.id }, body });
    expect((await list(etag)).status).toBe(200);
  });

  it("are nobody else's to see, change or delete", async () => {
    const testApp = createTestApp();
    const owner = await testApp.signIn();
    const stranger = await testApp.signIn();
    const { id } = await testApp.draft(owner);
    const fixture = { session: stranger, params: { id, tokenId: id } };
    for (const name of ["getToken", "getTokenDetails", "deleteToken", "getWebsiteStatus"] as const) {
      const { status, body } = await testApp.call(name, fixture);
      expect([name, status, body.code]).toEqual([name, 404, "token_not_found"]);
    }
    const change = await testApp.call("changeToken", { ...fixture, body: { ticker: "MINE", version: 1 } });
    expect(change.status).toBe(404);
    expect((await testApp.call("listTokens", { session: stranger })).body.data.tokens).toEqual([]);
    expect((await testApp.call("getToken", { session: owner, params: { id } })).body.ticker).toBe("FROG");
  });

  it("count towards their owner's profile", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    await testApp.draft(session);
    const { body } = await testApp.call("getMe", { session });
    expect(body).toMatchObject({ tokens_created: 1, tokens_deployed: 0 });
  });
});

describe("editing a token", () => {
  it("raises its version, cleans what was typed, and leaves the rest", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id, narrative } = await testApp.draft(session);
    const body = { name: " Frog\u200b\u202e King ", version: 1 };
    const changed = await testApp.call("changeToken", { session, params: { id }, body });
    expect(changed.body).toMatchObject({ name: "Frog King", version: 2, narrative });
  });

  it("shows both versions when somebody was faster, and lets one of two win", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    const change = (ticker: string) =>
      testApp.call("changeToken", { session, params: { id }, body: { ticker, version: 1 } });
    const both = await Promise.all([change("ONE"), change("TWO")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const conflict = both.find(({ status }) => status === 409);
    expect(conflict?.body.code).toBe("version_conflict");
    expect(conflict?.body.token.version).toBe(2);
  });

  it("refuses tickers with symbols and names that are empty or too long", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    for (const change of [
      { ticker: "fro$" },
      { ticker: "" },
      { ticker: "ELEVENCHARS" },
      { name: "\u200b" },
      { name: "x".repeat(51) },
      { narrative: "x".repeat(2_001) },
    ]) {
      const body = { ...change, version: 1 };
      expect((await testApp.call("changeToken", { session, params: { id }, body })).status).toBe(422);
    }
  });
});

describe("deleting a token", () => {
  it("removes it and takes its site offline at once", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    const website = await testApp.website(session, id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    expect((await shownSite(testApp, "frog.localhost:8000"))?.expiresAt).toBeGreaterThan(testApp.clock.now);
    const { body } = await testApp.call("deleteToken", { session, params: { id } });
    expect(body).toEqual({ success: true, message: "a frog astronaut deleted successfully." });
    expect((await testApp.call("getToken", { session, params: { id } })).status).toBe(404);
    expect((await shownSite(testApp, "frog.localhost:8000"))?.expiresAt).toBe(testApp.clock.now);
    expect((await testApp.call("deleteToken", { session, params: { id } })).status).toBe(404);
  });
  it("is refused to who has not seen its last version, who is shown it; and done for who has", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id, version } = await testApp.draft(session);
    const params = { id };
    await testApp.call("changeToken", { session, params, body: { name: "Star Frog", version } });
    const remove = (seen: number) =>
      testApp.call("deleteToken", { session, params, query: { version: seen } });
    const refused = await remove(version);
    expect([refused.status, refused.body.code, refused.body.token.name]).toEqual([
      ...[409, "version_conflict", "Star Frog"],
    ]);
    expect((await testApp.call("getToken", { session, params })).status).toBe(200);
    expect((await remove(refused.body.token.version)).status).toBe(200);
    expect((await testApp.call("getToken", { session, params })).status).toBe(404);
    expect((await remove(version)).status).toBe(404);
  });

  it("is refused where another request changes it meanwhile", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id, version } = await testApp.draft(session);
    const params = { id };
    overtakeCommit(testApp, () =>
      testApp.call("changeToken", { session, params, body: { name: "Star Frog", version } }),
    );
    const { status, body } = await testApp.call("deleteToken", { session, params, query: { version } });
    expect([status, body.code, body.token.name]).toEqual([409, "version_conflict", "Star Frog"]);
    expect((await testApp.call("getToken", { session, params })).status).toBe(200);
  });

  it("takes no version that is not a whole number", async () => {
    const testApp = createTestApp();
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    for (const version of ["1.5", "x"]) {
      const { status } = await testApp.call("deleteToken", {
        session,
        params: { id },
        query: { version } as never,
      });
      expect(status, version).toBe(422);
    }
    expect((await testApp.call("getToken", { session, params: { id } })).status).toBe(200);
  });
});
