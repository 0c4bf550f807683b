import { expect, it } from "vitest";
import { deck } from "#contract/endpoints/story.ts";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { signIn } from "../../../testing/sign-in.ts";
import { readOutbox } from "../../db/outbox.ts";
import { siteEditorStore } from "../../stores/site-editor.ts";
import { typePart } from "./change-deck.ts";
import { openEditor } from "./open-editor.ts";
import { saveDeck } from "./save-deck.ts";

const SITE = "3f6c2f0e-0000-8000-8000-000000000001";
const page = { name: "Astro Frog", ticker: "AFROG", narrative: "It stayed." };

it("keeps what somebody wrote as theirs, and says nothing of it in another's name", async () => {
  const deps = fakeDeps({
    getDeck: () =>
      ({ deck, version: 4, edited: false, token_id: SITE, template_id: "template1", page }) as never,
  });
  const owner = signIn(deps);
  await openEditor(deps, SITE);
  signIn(deps, "another");
  typePart(deps, "hero.tagline", "A's own words");
  await saveDeck(deps);
  expect(deps.calls).not.toContain("putDeck");
  expect(await readOutbox(deps.db, owner)).toMatchObject([
    { kind: "change-deck@1", payload: { deck: { hero: { tagline: "A's own words" } } } },
  ]);
  expect(await readOutbox(deps.db, "another")).toEqual([]);
  expect(siteEditorStore.getState().owner).toBe(owner);
});
