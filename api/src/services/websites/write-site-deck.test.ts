import { expect, it } from "vitest";
import { writeDeck } from "#composer/write-deck.ts";
import type { DeckBrief } from "../../gateways/composer.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { idea, websiteRequest } from "../../testing/requests.ts";
import { createTestApp } from "../../testing/test-app.ts";

it("hands the token's own colours on, for a request like warmer", async () => {
  const briefs: DeckBrief[] = [];
  const { writeDeck } = createFakeComposer({});
  const composer = createFakeComposer({
    writeDeck: (brief) => {
      briefs.push(brief);
      return writeDeck(brief);
    },
  });
  const testApp = createTestApp({ composer });
  const session = await testApp.signIn();
  const made = await testApp.call("creativeGenerate", { session, body: idea("a frog astronaut") });
  const draft = { session_id: made.body.session_id, name: "Frog", ticker: "FROG", narrative: "A frog." };
  const { id } = (await testApp.call("createDraft", { session, body: draft })).body;
  const body = { ...websiteRequest(id, "pond"), custom_design_prompt: "warmer" };
  expect((await testApp.call("generateWebsite", { session, body })).status).toBeLessThan(300);
  const kept = await testApp.value("select palette from tokens");
  expect(briefs.at(-1)).toMatchObject({ designPrompt: "warmer", palette: JSON.parse(String(kept)) });
});

it("gives the owner what the very same words are written from", async () => {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const made = await testApp.call("creativeGenerate", { session, body: idea("a frog astronaut") });
  const { id } = (await testApp.call("createDraft", { session, body: { session_id: made.body.session_id } }))
    .body;
  const body = { ...websiteRequest(id, "pond"), custom_design_prompt: "warmer, no roadmap" };
  const website = (await testApp.call("generateWebsite", { session, body })).body;
  const { recipe, name, ticker, narrative } = (
    await testApp.call("getTokenDetails", { session, params: { id } })
  ).body;
  const { deck } = (await testApp.call("getDeck", { session, params: { websiteId: website.id } })).body;
  const brief = { ...recipe, name, ticker, narrative, designPrompt: body.custom_design_prompt };
  expect(writeDeck({ ...brief, template: "template1" })).toEqual(deck);
});
