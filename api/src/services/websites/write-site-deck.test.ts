import { expect, it } from "vitest";
import type { DeckBrief } from "../../gateways/composer.ts";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { createRig } from "../../testing/rig.ts";
import { idea, wish } from "../../testing/wishes.ts";

it("hands the token's own colours on, for a wish like warmer", async () => {
  const briefs: DeckBrief[] = [];
  const { writeDeck } = createFakeComposer({});
  const composer = createFakeComposer({
    writeDeck: (brief) => {
      briefs.push(brief);
      return writeDeck(brief);
    },
  });
  const rig = createRig({ composer });
  const session = await rig.signIn();
  const made = await rig.call("creativeGenerate", { session, body: idea("a frog astronaut") });
  const draft = { session_id: made.body.session_id, name: "Frog", ticker: "FROG", narrative: "A frog." };
  const { id } = (await rig.call("createDraft", { session, body: draft })).body;
  const body = { ...wish(id, "pond"), custom_design_prompt: "warmer" };
  expect((await rig.call("generateWebsite", { session, body })).status).toBeLessThan(300);
  const kept = rig.database.sqlite.prepare("select palette from tokens").pluck().get();
  expect(briefs.at(-1)).toMatchObject({ designPrompt: "warmer", palette: JSON.parse(String(kept)) });
});
