import { expect, it } from "vitest";
import { createRig, idea, wish } from "../../testing/rig.ts";
import { keepHouse } from "./keep-house.ts";

const HOUR = 3_600_000;

it("removes what is over, and nothing else", async () => {
  const rig = createRig();
  const session = await rig.signIn();
  const saved = await rig.draft(session);
  await rig.call("creativeGenerate", { session, body: idea("never saved") });
  const body = { ...wish(saved.id, "frog"), use_ai: true, preview_only: true };
  await rig.call("previewWebsite", { session, body });
  const website = await rig.website(session, saved.id, "frog");
  await rig.call("deployWebsite", { session, params: { websiteId: website.id } });
  const count = (table: string) =>
    rig.database.sqlite.prepare(`select count(*) from ${table}`).pluck().get() as number;
  const counts = () =>
    ["challenges", "generations", "previews", "jobs", "sites", "tokens", "users"].map(count);
  await keepHouse(rig.world);
  expect(counts()).toEqual([1, 2, 1, 3, 1, 1, 1]);
  rig.clock.advance(25 * HOUR);
  await keepHouse(rig.world);
  expect(counts()).toEqual([0, 1, 0, 0, 1, 1, 1]);
  expect((await rig.world.store.websites.ofToken(session.user.id, saved.id))?.status).toBe("expired");
  rig.clock.advance(8 * 24 * HOUR);
  await keepHouse(rig.world);
  expect(counts()).toEqual([0, 1, 0, 0, 0, 1, 1]);
  expect(count("sessions") + count("session_tokens")).toBe(0);
});
