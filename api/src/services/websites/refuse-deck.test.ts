import { describe, expect, it } from "vitest";
import type { Deck } from "#contract/deck.ts";
import { createFakeModels, createFakeTextModel } from "../../testing/fake-models.ts";
import { openPremium } from "../../testing/open-premium.ts";
import { createTestApp } from "../../testing/test-app.ts";

async function websiteOf(name: string) {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session, name);
  const website = await testApp.website(session, id, "frog");
  const params = { websiteId: website.id };
  const { deck } = (await testApp.call("getDeck", { session, params })).body;
  const put = async (change: Partial<Deck>) =>
    (await testApp.call("putDeck", { session, params, body: { deck: { ...deck, ...change }, version: 1 } }))
      .body;
  return { deck, put };
}

describe("the words of a page", () => {
  it("are refused where one part of it says what may not be said", async () => {
    const { deck, put } = await websiteOf("Frog");
    const hero = { ...deck.hero, tagline: "The official Tesla coin, invest now." };
    const body = await put({ hero });
    expect(body.code).toBe("idea_refused");
    expect(body.detail).toContain("in the name of a real person or brand");
  });

  it("are refused where they promise a profit, in any part, but not where they deny one", async () => {
    const { deck, put } = await websiteOf("Frog");
    const promise = "Guaranteed returns, risk free profit: 10% daily.";
    for (const change of [
      { tokenomics: { ...deck.tokenomics, intro: promise } },
      { howToBuy: { ...deck.howToBuy, title: "Guaranteed 100x" } },
      { disclaimer: promise },
    ]) {
      expect((await put(change)).code).toBe("idea_refused");
    }
    expect(await put({ disclaimer: "No guaranteed returns: nothing is risk free." })).toMatchObject({
      version: 2,
    });
  });

  it("are refused where an offer is spread over its parts, and the token's name", async () => {
    const { deck, put } = await websiteOf("Tesla Frog");
    const community = { ...deck.community, text: "Join the presale, it ends on Friday." };
    expect((await put({ community })).code).toBe("idea_refused");
    const spread = await websiteOf("Frog");
    const hero = { ...spread.deck.hero, tagline: "MrBeast is here." };
    expect((await spread.put({ hero, community })).code).toBe("idea_refused");
  });

  it("may be edited as they are where the name is a joke about the famous", async () => {
    const { deck, put } = await websiteOf("Elon's Cat");
    const hero = { ...deck.hero, tagline: "A cat who thinks that rockets are litter boxes." };
    expect(await put({ hero })).toMatchObject({ version: 2 });
  });
});

describe("a premium page", () => {
  it("is never what the model wrote where a person may not say it", async () => {
    const testApp = createTestApp();
    await openPremium(testApp);
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session, "Frog");
    const make = async (words: string) => {
      const page = `<h1>Frog</h1><p>${"A pond at night. ".repeat(20)}${words}</p>`;
      const write = async () => ({ text: page, mode: "text" as const });
      for (const deps of testApp.servers)
        deps.models = createFakeModels({ text: { ...createFakeTextModel(), write } });
      await testApp.call("generatePremiumWebsite", {
        session,
        body: { token_id: id, custom_prompt: "neon" },
      });
      return testApp.deps.store.websites.ofToken(session.user.id, id);
    };
    expect((await make("Frogs sing."))?.page?.body).toContain("Frogs sing.");
    expect(await make("The official Tesla coin, invest now.")).toMatchObject({ page: null });
  });
});
