import { describe, expect, it } from "vitest";
import { addBlock } from "../services/operator/blocks.ts";
import { setPremium } from "../services/operator/sites.ts";
import { createFakeModels, createFakeTextModel } from "../testing/fake-models.ts";
import { proves } from "../testing/proves.ts";
import { websiteRequest } from "../testing/requests.ts";
import { shownFile } from "../testing/shown-site.ts";
import { createTestApp } from "../testing/test-app.ts";

async function shop(isOn = true, models = createFakeModels()) {
  const testApp = createTestApp({ models });
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session, "Frog");
  await setPremium(testApp.deps, { isOn });
  const make = (custom_prompt: string, who = session, token_id = id) =>
    testApp.call("generatePremiumWebsite", {
      session: who,
      body: { token_id, custom_prompt, style_prompt: "", generation_type: "custom" },
    });
  const website = () => testApp.deps.store.websites.ofToken(session.user.id, id);
  return { testApp, session, id, make, website };
}

proves("generatePremiumWebsite", {
  happy: [
    "makes a page of the prompt by the model, at the name's address, and says what it has",
    async () => {
      const { testApp, session, make, website } = await shop();
      const { status, body } = await make("A neon cyber page");
      expect(status).toBe(200);
      expect(await website()).toMatchObject({
        id: body.website_id,
        subdomain: "frog",
        composer: "fake-writer",
      });
      expect(body).toMatchObject({ title: "Frog (FROG)", composer: "fake-writer", notice: null });
      expect(body.preview_url).toContain(body.website_id);
      expect(body.features).toEqual(["A custom design", "Mint address and launchpad link"]);
      const page = await testApp.call("getPreviewContent", { params: { id: body.website_id } });
      expect(String(page.body)).toContain("<h1>Frog</h1><p>A neon cyber page</p>");
      expect(String(page.body)).toContain("Launching soon");
      const fixture = { session, params: { websiteId: body.website_id } };
      expect((await testApp.call("deployWebsite", fixture)).status).toBe(202);
    },
  ],
  error: [
    "is coming soon until the operator opens it, on a running server at once",
    async () => {
      const { testApp, make, website } = await shop(false);
      const { status, body } = await make("neon");
      expect([status, body.code, body.detail]).toEqual([
        403,
        "premium_disabled",
        "Premium websites are coming soon.",
      ]);
      expect(await website()).toBe(null);
      const isOffered = async () => (await testApp.call("getConfig")).body.features.premium;
      expect(await isOffered()).toBe(false);
      await setPremium(testApp.deps, { isOn: true });
      expect([await isOffered(), (await make("neon")).status]).toEqual([true, 200]);
      expect((await make(" ")).status).toBe(422);
      expect((await make("x".repeat(1_001))).status).toBe(422);
    },
  ],
  security: [
    "makes nothing of another user's token, takes nobody's address, and keeps what it has",
    async () => {
      const { testApp, session, id, make, website } = await shop();
      const stranger = await testApp.signIn();
      expect((await make("neon", stranger)).status).toBe(404);
      const theirs = await testApp.draft(stranger, "Frog");
      await testApp.website(stranger, theirs.id, "frog");
      const all = await Promise.all([make("neon"), make("elegant gold")]);
      expect(all.map(({ status }) => status)).toEqual([200, 200]);
      expect((await website())?.subdomain).toBe("frog2");
      await testApp.website(session, id, "my-own");
      expect((await make("playful")).body.website_id).toBe((await website())?.id);
      expect((await website())?.subdomain).toBe("my-own");
    },
  ],
});

describe("the address of a premium website", () => {
  it("is the one that was configured for its token", async () => {
    const { testApp, session, id, make, website } = await shop();
    const { token_id, ...wanted } = websiteRequest(id, "pond");
    await testApp.call("configureAutomation", { session, body: { token_id, website: wanted } });
    await make("neon");
    expect((await website())?.subdomain).toBe("pond");
  });

  it("is another for each of many tokens of one name, made at once", async () => {
    const { testApp } = await shop();
    const made = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const session = await testApp.signIn();
        const { id } = await testApp.draft(session, "Toad");
        const body = { token_id: id, custom_prompt: "neon" };
        return testApp.call("generatePremiumWebsite", { session, body });
      }),
    );
    expect(made.map(({ status }) => status)).toEqual(Array(8).fill(200));
    const names = (await testApp.sql("select subdomain from websites")).map(({ subdomain }) => subdomain);
    expect(new Set(names).size).toBe(8);
  });

  it("is never one that is reserved or blocked", async () => {
    const { testApp, session } = await shop();
    await addBlock(testApp.deps, { kind: "subdomain", value: "newt", reason: "fraud" });
    const addressOf = async (name: string) => {
      const { id } = await testApp.draft(session, name);
      await testApp.call("generatePremiumWebsite", {
        session,
        body: { token_id: id, custom_prompt: "neon" },
      });
      return (await testApp.deps.store.websites.ofToken(session.user.id, id))?.subdomain;
    };
    expect(await addressOf("Admin")).toBe("admin2");
    expect(await addressOf("Newt")).toBe("newt2");
  });
});

describe("the page of a premium website", () => {
  it("is coming soon without a text model, whatever the switch says", async () => {
    const { testApp, make } = await shop(true, createFakeModels({ text: null }));
    expect([(await make("neon")).body.code, (await testApp.call("getConfig")).body.features.premium]).toEqual(
      ["premium_disabled", false],
    );
  });

  it("is the template that the words ask for where the model gives none, with a sentence why", async () => {
    const text = {
      ...createFakeTextModel(),
      write: async () => ({ text: "I would rather not.", mode: "text" as const }),
    };
    const { make, website } = await shop(true, createFakeModels({ text }));
    const { body } = await make("A neon cyber page, dark");
    expect(body.notice).toBe("The model gave no usable answer, so the built-in composer made this.");
    expect(body.features.slice(0, 2)).toEqual(["Futuristic design", "Dark look"]);
    expect(await website()).toMatchObject({ templateId: "template2", page: null, composer: "built-in" });
  });

  it("is live as it was shown, follows its token's name, and is not edited in parts", async () => {
    const { testApp, session, id, make } = await shop();
    const { website_id } = (await make("mission control")).body;
    await testApp.call("deployWebsite", { session, params: { websiteId: website_id } });
    const live = async () => String(await shownFile(testApp, "frog.localhost:8000"));
    expect(await live()).toContain("<h1>Frog</h1><p>mission control</p>");
    const { version: before } = (await testApp.call("getToken", { session, params: { id } })).body;
    const body = { name: "Toad", version: before };
    const changed = await testApp.call("changeToken", { session, params: { id }, body });
    expect(changed.status).toBe(200);
    expect(await live()).toContain("<h1>Toad</h1><p>mission control</p>");
    const params = { websiteId: website_id };
    const { deck, version } = (await testApp.call("getDeck", { session, params })).body;
    const edited = await testApp.call("putDeck", { session, params, body: { deck, version } });
    expect([edited.status, edited.body.code]).toEqual([409, "premium_page"]);
  });
});
