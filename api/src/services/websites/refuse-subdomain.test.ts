import { describe, expect, it } from "vitest";
import { createRig } from "../../testing/rig.ts";
import { wish } from "../../testing/wishes.ts";

async function tokenOf() {
  const rig = createRig();
  const session = await rig.signIn();
  const { id } = await rig.draft(session);
  return { rig, session, id };
}

const REFUSED = [
  "official-tesla-presale",
  "officialteslapresale",
  "gas-the-jews",
  "gasthejews",
  "g4s-the-j3ws",
];

describe("an address that says what may not be said here", () => {
  it.each(REFUSED)("is refused wherever one is asked for, beside its field: %s", async (subdomain) => {
    const { rig, session, id } = await tokenOf();
    const body = wish(id, subdomain);
    const { token_id, ...website } = body;
    const preview = { ...body, use_ai: true, preview_only: true };
    const answers = [
      await rig.call("generateWebsite", { session, body }),
      await rig.call("previewWebsite", { session, body: preview }),
      await rig.call("configureAutomation", { session, body: { token_id, website } }),
    ];
    for (const { status, body: told } of answers) {
      expect([status, told.code]).toEqual([422, "idea_refused"]);
      expect(told.errors).toEqual([{ path: "subdomain", message: told.detail }]);
    }
    expect(await rig.world.store.addresses.find(website)).toBeNull();
  });

  it("is reserved where it is a wallet's name beside what phishers write with it", async () => {
    const { rig, session, id } = await tokenOf();
    const { status, body } = await rig.call("generateWebsite", {
      session,
      body: wish(id, "phantom-wallet-claim"),
    });
    expect([status, body.code]).toEqual([422, "subdomain_reserved"]);
  });

  it("leaves jokes their address", async () => {
    const { rig, session, id } = await tokenOf();
    for (const subdomain of ["elons-cat", "phantomfrog", "scunthorpe", "teslacoil-frog"]) {
      const { status } = await rig.call("generateWebsite", { session, body: wish(id, subdomain) });
      expect([subdomain, status]).toEqual([subdomain, 200]);
    }
  });
});
