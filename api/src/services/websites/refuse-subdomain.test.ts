import { describe, expect, it } from "vitest";
import { websiteRequest } from "../../testing/requests.ts";
import { createTestApp } from "../../testing/test-app.ts";

async function tokenOf() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  return { testApp, session, id };
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
    const { testApp, session, id } = await tokenOf();
    const body = websiteRequest(id, subdomain);
    const { token_id, ...website } = body;
    const preview = { ...body, use_ai: true, preview_only: true };
    const answers = [
      await testApp.call("generateWebsite", { session, body }),
      await testApp.call("previewWebsite", { session, body: preview }),
      await testApp.call("configureAutomation", { session, body: { token_id, website } }),
    ];
    for (const { status, body: refusal } of answers) {
      expect([status, refusal.code]).toEqual([422, "idea_refused"]);
      expect(refusal.errors).toEqual([{ path: "subdomain", message: refusal.detail }]);
    }
    expect(await testApp.deps.store.addresses.find(website)).toBeNull();
  });

  it("is reserved where it is a wallet's name beside what phishers write with it", async () => {
    const { testApp, session, id } = await tokenOf();
    const { status, body } = await testApp.call("generateWebsite", {
      session,
      body: websiteRequest(id, "phantom-wallet-claim"),
    });
    expect([status, body.code]).toEqual([422, "subdomain_reserved"]);
  });

  it("is reserved where it is what the product is called here beside such a word", async () => {
    const testApp = createTestApp({}, { PRODUCT_NAME: "Pond Pad" });
    const session = await testApp.signIn();
    const { id } = await testApp.draft(session);
    const generate = async (subdomain: string) =>
      (await testApp.call("generateWebsite", { session, body: websiteRequest(id, subdomain) })).body.code;
    expect(await generate("pondpad-login")).toBe("subdomain_reserved");
    expect(await generate("p0nd-pad")).toBe("subdomain_reserved");
    expect(await generate("pond-frog")).toBeUndefined();
  });

  it("leaves jokes their address", async () => {
    const { testApp, session, id } = await tokenOf();
    for (const subdomain of ["elons-cat", "phantomfrog", "scunthorpe", "teslacoil-frog"]) {
      const { status } = await testApp.call("generateWebsite", {
        session,
        body: websiteRequest(id, subdomain),
      });
      expect([subdomain, status]).toEqual([subdomain, 200]);
    }
  });
});
