/** @module-tag slow */

import { describe, expect, it } from "vitest";
import { importer, PICTURE, png, red } from "../../testing/importer.ts";
import { overtake } from "../../testing/overtake.ts";

describe("an import that was there before", () => {
  const metadata = { name: "Frog", symbol: "FROG" };

  it("is refused by name, once it was saved", async () => {
    const { onChain, bring, imported } = await importer();
    onChain();
    const { name } = await imported();
    const { status, body } = await bring(metadata);
    expect([status, body.code]).toEqual([409, "duplicate_token"]);
    expect(body.detail).toBe(`You already have this token: ${name}.`);
  });

  it("is overwritten at once where that is wanted; its session and website follow", async () => {
    const { testApp, session, onChain, bring, save, imported, colourOf } = await importer();
    onChain();
    const old = await imported({ description: "The old story." });
    const website = await testApp.website(session, old.id, "frog");
    await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
    testApp.outside.pages.set(PICTURE, await png("#ff0000"));
    onChain("Newer Frog", "NFROG");
    testApp.clock.advance(1_000);
    const request = { description: "The new story.", image: PICTURE };
    const { session_id } = (await bring(request, { force_overwrite: true })).body;
    const token = (await testApp.call("getToken", { session, params: { id: old.id } })).body;
    expect(token).toMatchObject({ name: "Newer Frog", ticker: "NFROG", narrative: "The new story." });
    expect(token).toMatchObject({ id: old.id, version: 2, session_id, created_at: old.created_at });
    expect(await colourOf(token.image_url)).toEqual(red);
    const params = { sessionId: session_id };
    expect((await testApp.call("previewGeneration", { session, params })).body).toEqual(token);
    expect((await save(session_id)).body).toEqual(token);
    const page = await testApp.call("getPreviewContent", { params: { id: website.id } });
    expect(String(page.body)).toContain("The new story.");
    expect((await testApp.call("listTokens", { session })).body.data.total).toBe(1);
  });

  it("need not be there to be overwritten", async () => {
    const { onChain, bring, save } = await importer();
    onChain();
    const { session_id } = (await bring({}, { force_overwrite: true })).body;
    expect((await save(session_id)).body.version).toBe(1);
  });

  it("is separate from another user's: both may have one", async () => {
    const { testApp, mint, onChain, bring, imported } = await importer();
    onChain();
    await imported();
    const other = await testApp.signIn();
    expect((await bring({}, {}, other)).status).toBe(200);
    const query = { token_mint: mint };
    const { body } = await testApp.call("checkDuplicate", { session: other, query });
    expect(body).toEqual({ duplicate_found: false, existing_token_name: null });
  });

  it("is the user's own launch, too, which nobody overwrites", async () => {
    const { testApp, session, mint, onChain, bring } = await importer();
    onChain();
    const { id, name } = await testApp.draft(session);
    await testApp.sql("update tokens set mint_address = ? where id = ?", mint, id);
    const query = { token_mint: mint };
    const check = await testApp.call("checkDuplicate", { session, query });
    expect(check.body).toEqual({
      duplicate_found: true,
      existing_token_name: name,
      existing_token_launched: true,
    });
    expect((await bring()).body.code).toBe("duplicate_token");
    expect((await bring({}, { force_overwrite: true })).body.code).toBe("token_deployed");
  });
});

describe("saving an import", () => {
  it("makes one token of two sessions for one mint; the other is refused as a duplicate", async () => {
    const { testApp, session, onChain, bring, save } = await importer();
    onChain();
    const [one, two] = [(await bring()).body.session_id, (await bring()).body.session_id];
    const answers = await Promise.all([save(one), save(two), save(one), save(two)]);
    const saved = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.code === "duplicate_token");
    expect([new Set(saved.map(({ body }) => body.id)).size, refused.length]).toEqual([1, 2]);
    expect((await testApp.call("listTokens", { session })).body.data.total).toBe(1);
  });

  it("answers the same token to a request that another one overtakes", async () => {
    const { testApp, onChain, bring, save } = await importer();
    onChain();
    const { session_id } = (await bring()).body;
    overtake(testApp, ["tokens", "ofMint"], () => save(session_id));
    const [one, other] = [await save(session_id), await save(session_id)];
    expect([one.status, one.body.id]).toEqual([200, other.body.id]);
  });

  it("keeps the words that it came with", async () => {
    const { testApp, session, onChain, bring, save } = await importer();
    onChain();
    const { session_id } = (await bring()).body;
    for (const word of ["name", "ticker", "narrative"]) {
      const { status, body } = await save(session_id, { [word]: "MINE" });
      expect([status, body.code]).toEqual([422, "imported_locked"]);
    }
    const saved = await save(session_id, { name: "Chain Frog", ticker: "CFROG" });
    expect(saved.body).toMatchObject({ origin: "IMPORTED", name: "Chain Frog", version: 1 });
    const read = await testApp.call("getToken", { session, params: { id: saved.body.id } });
    expect(read.body).toEqual(saved.body);
  });
});
