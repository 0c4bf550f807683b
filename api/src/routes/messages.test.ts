import { expect } from "vitest";
import { proves } from "../testing/proves.ts";
import { createTestApp } from "../testing/test-app.ts";

const contact = {
  name: "Ada",
  email: "ada@gem.example",
  subject: "Bug Report",
  message: "My frog is a toad.",
};
const report = {
  host: "frog.localhost:8000",
  reason: "It asks for a seed phrase.",
  email: "ada@gem.example",
};

function contactFixture() {
  const testApp = createTestApp();
  return { testApp, kept: () => testApp.deps.store.messages.all(99) };
}

proves("submitContact", {
  happy: [
    "keeps a message for the operator",
    async () => {
      const { testApp, kept } = contactFixture();
      const { status, body } = await testApp.call("submitContact", { body: contact });
      expect([status, body.success]).toEqual([200, true]);
      expect(body.message).toContain("within 24 hours");
      const { message, ...rest } = contact;
      expect(await kept()).toMatchObject([{ ...rest, kind: "contact", body: message, host: null }]);
    },
  ],
  error: [
    "names the field that is missing, too long or not of the list, and keeps nothing",
    async () => {
      const { testApp, kept } = contactFixture();
      const wrong = [
        { name: " " },
        { name: "x".repeat(101) },
        { email: "ada" },
        { email: `${"x".repeat(64)}@${"y".repeat(60)}.${"z".repeat(140)}.example` },
        { subject: "" },
        { subject: "Anything" },
        { message: "" },
        { message: "x".repeat(5_001) },
      ];
      for (const change of wrong) {
        const { status, body } = await testApp.call("submitContact", { body: { ...contact, ...change } });
        expect([change, status, body.errors?.[0]?.path]).toEqual([change, 422, Object.keys(change)[0]]);
      }
      expect(await kept()).toEqual([]);
      expect(
        (await testApp.call("submitContact", { body: { ...contact, name: "x".repeat(100) } })).status,
      ).toBe(200);
    },
  ],
  security: [
    "lets no line break or hidden character into a name, and takes a repeated request once",
    async () => {
      const { testApp, kept } = contactFixture();
      const body = { ...contact, name: "Ada\r\nBcc: all@evil.example\u202e\u0007" };
      const headers = { "idempotency-key": "one" };
      for (let i = 0; i < 2; i++) await testApp.call("submitContact", { body, headers });
      expect((await kept()).map(({ name }) => name)).toEqual(["Ada Bcc: all@evil.example"]);
      for (const email of ["a@b.example\r\nBcc: c@d.example", "a@b.example, c@d.example", "<a@b.example>"]) {
        expect((await testApp.call("submitContact", { body: { ...contact, email } })).status).toBe(422);
      }
    },
  ],
});

proves("reportAbuse", {
  happy: [
    "keeps a report about a site of this instance, also without an address to answer to",
    async () => {
      const { testApp, kept } = contactFixture();
      const { email, ...unsigned } = report;
      const { status, body } = await testApp.call("reportAbuse", { body: report });
      expect([status, body.success]).toEqual([200, true]);
      testApp.clock.advance(1);
      await testApp.call("reportAbuse", { body: { ...unsigned, host: "Frog.localhost:8000" } });
      expect(await kept()).toMatchObject([
        { kind: "abuse", host: report.host, body: report.reason, email: null },
        { kind: "abuse", host: report.host, email },
      ]);
    },
  ],
  error: [
    "refuses what is no site of this instance",
    async () => {
      const { testApp, kept } = contactFixture();
      for (const host of ["", "localhost:8000", "evil.example", "a.b.localhost:8000", "127.0.0.1:8000"]) {
        const { status, body } = await testApp.call("reportAbuse", { body: { ...report, host } });
        expect([host, status, body.errors?.[0]?.path]).toEqual([host, 422, "host"]);
      }
      expect(await kept()).toEqual([]);
    },
  ],
  security: [
    "says nothing of whether that site is there, and takes no markup for more than text",
    async () => {
      const { testApp, kept } = contactFixture();
      const session = await testApp.signIn();
      const website = await testApp.website(session, (await testApp.draft(session)).id, "frog");
      await testApp.call("deployWebsite", { session, params: { websiteId: website.id } });
      const reason = "<script>alert(1)</script>";
      const there = await testApp.call("reportAbuse", { body: { ...report, reason } });
      const nowhere = await testApp.call("reportAbuse", { body: { ...report, host: "toad.localhost:8000" } });
      expect(nowhere.body).toEqual(there.body);
      expect((await kept()).map(({ body }) => body)).toContain(reason);
    },
  ],
});
