import { expect, it } from "vitest";
import { aDeckChange } from "../../../testing/a-deck-change.ts";
import { anIntent } from "../../../testing/an-intent.ts";
import { aToken, fakeDeps } from "../../../testing/fake-deps.ts";
import { writeDraft } from "../../db/drafts.ts";
import { addToOutbox } from "../../db/outbox.ts";
import { writeSite } from "../../db/sites.ts";
import { emptyDraft } from "../../wizard-draft.ts";
import { unsentWork } from "./unsent-work.ts";

it("lists what only this device has, and nothing that the server has too", async () => {
  const { db } = fakeDeps();
  const token = aToken({ name: "Saved Frog" });
  const words = { name: token.name, ticker: token.ticker, narrative: token.narrative };
  await writeDraft(db, "ann", "draft-1", { ...emptyDraft, prompt: "an idea" }, 1);
  await writeDraft(db, "ann", token.id, { ...emptyDraft, ...words, token }, 1);
  await writeDraft(
    db,
    "ann",
    "token-2",
    { ...emptyDraft, ...words, name: "Renamed Frog", token: aToken(words) },
    1,
  );
  const { websiteId, site } = aDeckChange("ann");
  await writeSite(db, { owner: "ann", websiteId, site: { ...site, token_id: token.id }, fetchedAt: 1 });
  for (const owner of ["ann", "anna"])
    await addToOutbox(db, anIntent(owner, { kind: "change-deck@1", payload: aDeckChange(owner) }));
  for (const owner of ["ann", "anna"]) await addToOutbox(db, anIntent(owner));
  const work = await unsentWork(db, "ann");
  expect(work.map(({ title }) => title).sort()).toEqual([
    "Renamed Frog",
    "Your changes to the website of Moon Frog",
    "Your message: Bug Report",
    "an idea",
  ]);
  expect(JSON.stringify(work)).toContain("Written here.");
});
