import { beforeEach, describe, expect, it } from "vitest";
import { aCoin, mint } from "../../testing/a-coin.ts";
import { aDeckChange } from "../../testing/a-deck-change.ts";
import { aLaunch } from "../../testing/a-launch.ts";
import { anImage } from "../../testing/an-image.ts";
import { anIntent } from "../../testing/an-intent.ts";
import { aToken, aUser, config, fakeDeps } from "../../testing/fake-deps.ts";
import { emptyDraft } from "../wizard-draft.ts";
import type { Database } from "./database.ts";
import { writeDraft } from "./drafts.ts";
import { forgetOwner } from "./forget-owner.ts";
import { imageKeys, writeImage } from "./images.ts";
import { addToOutbox, readOutbox } from "./outbox.ts";
import type { LaunchStage } from "./rows.ts";
import { writeSite } from "./sites.ts";
import { replaceTokens } from "./tokens.ts";

const stages: LaunchStage[] = ["opened", "signing", "sending", "landed", "confirmed", "failed"];
let db: Database;

async function fill(owner: string): Promise<void> {
  await replaceTokens(db, owner, [aToken(), aToken()], 1, null);
  await writeImage(db, anImage(owner, "a-token"));
  await db.profiles.put({ owner, user: aUser(owner) });
  await writeDraft(db, owner, "draft-1", { ...emptyDraft, prompt: "idea" }, 1);
  await writeDraft(db, owner, "token-1", { ...emptyDraft, token: aToken() }, 1);
  const { websiteId, site } = aDeckChange(owner);
  await writeSite(db, { owner, websiteId, site, fetchedAt: 1 });
  await addToOutbox(db, anIntent(owner));
  for (const stage of stages) await db.launches.put(aLaunch({ owner, stage, tokenId: `${owner}-${stage}` }));
}

async function left(owner: string) {
  const launches = await db.launches.where({ owner }).toArray();
  return {
    tokens: (await db.tokens.toArray()).filter((row) => row.owner === owner).length,
    lists: await db.lists.where({ owner }).count(),
    profiles: await db.profiles.where({ owner }).count(),
    stats: await db.stats.where({ owner }).count(),
    images: (await imageKeys(db, owner, "logo")).size,
    drafts: await db.drafts.where({ owner }).count(),
    outbox: (await readOutbox(db, owner)).length,
    sites: await db.sites.where({ owner }).count(),
    launches: launches.map(({ stage }) => stage).sort(),
  };
}

beforeEach(async () => {
  db = fakeDeps().db;
  await fill("ann");
  await fill("anna");
});

describe("forgetting an owner", () => {
  it("drops tokens, list, profile and drafts, and keeps a launch that is not resolved", async () => {
    await forgetOwner(db, "ann");
    expect(await left("ann")).toEqual({
      tokens: 0,
      lists: 0,
      profiles: 0,
      stats: 0,
      images: 0,
      drafts: 0,
      outbox: 0,
      sites: 0,
      launches: ["landed", "opened", "sending", "signing"],
    });
  });

  it("drops the launched tokens that were looked at, which tell who was here", async () => {
    await db.coins.put({ mint, coin: aCoin(), fetchedAt: 1 });
    await forgetOwner(db, "ann");
    expect(await db.coins.count()).toBe(0);
  });

  it("touches nothing of another owner", async () => {
    const before = await left("anna");
    await forgetOwner(db, "ann");
    expect(await left("anna")).toEqual(before);
    expect(before).toMatchObject({ tokens: 2, images: 1, stats: 1, drafts: 2, sites: 1 });
  });

  it("keeps what belongs to the device", async () => {
    await db.config.put({ id: "config", config });
    await forgetOwner(db, "ann");
    expect(await db.config.count()).toBe(1);
  });

  it("takes an owner of whom nothing is known", async () => {
    await expect(forgetOwner(db, "stranger")).resolves.toBeUndefined();
  });
});
