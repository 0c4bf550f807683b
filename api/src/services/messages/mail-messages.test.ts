import { describe, expect, it } from "vitest";
import { CodedError } from "#contract/errors.ts";
import type { Letter } from "../../gateways/mail.ts";
import { createTestApp } from "../../testing/test-app.ts";

const body = {
  name: "Ada",
  email: "ada@gem.example",
  subject: "Bug Report",
  message: "My frog is a toad.",
};

/** A mail server that is down, or refuses the addresses it is set to refuse. */
function mailed() {
  const sent: Letter[] = [];
  const post = { isDown: false, refuses: "" };
  const mail = {
    async send(letter: Letter): Promise<"sent" | "refused"> {
      if (post.isDown) throw new CodedError("unavailable");
      if (post.refuses && letter.text.includes(post.refuses)) return "refused";
      sent.push(letter);
      return "sent";
    },
  };
  const testApp = createTestApp({ mail }, { SUPPORT_EMAIL: "help@gem.example" });
  const write = (message = body.message) => testApp.call("submitContact", { body: { ...body, message } });
  const work = async () => {
    testApp.clock.advance(60_000);
    await testApp.deps.jobs.runDue();
  };
  return { testApp, sent, post, write, work };
}

describe("messages", () => {
  it("are mailed to support, never inside the request, and once", async () => {
    const { testApp, sent, write, work } = mailed();
    await testApp.deps.jobs.start();
    await write();
    expect(sent).toEqual([]);
    await work();
    await work();
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({
      to: "help@gem.example",
      replyTo: { name: "Ada", address: "ada@gem.example" },
      subject: "[Gemwright] Bug Report",
    });
    expect(sent[0]?.text).toContain("My frog is a toad.");
    await testApp.deps.jobs.stop();
  });

  it("are answered at once while the mail server is down, and mailed when it is back", async () => {
    const { testApp, sent, post, write, work } = mailed();
    await testApp.deps.jobs.start();
    post.isDown = true;
    expect((await write()).status).toBe(200);
    for (let i = 0; i < 20; i++) await work();
    expect(sent).toEqual([]);
    post.isDown = false;
    await work();
    expect(sent).toHaveLength(1);
    await testApp.deps.jobs.stop();
  });

  it("do not delay others when they are refused", async () => {
    const { testApp, sent, post, write, work } = mailed();
    await testApp.deps.jobs.start();
    post.refuses = "spam";
    await write("spam, spam");
    await write("a frog");
    await work();
    await work();
    expect(sent.map(({ text }) => text.includes("a frog"))).toEqual([true]);
    expect(
      (await testApp.deps.store.messages.open(9)).map(({ mailedAt }) => mailedAt !== null).sort(),
    ).toEqual([false, true]);
    await testApp.deps.jobs.stop();
  });

  it("do not delay others, however many are refused", async () => {
    const { testApp, sent, post, write, work } = mailed();
    await testApp.deps.jobs.start();
    post.isDown = true;
    await write("a frog");
    post.refuses = "spam";
    for (let times = 0; times < 120; times++) {
      testApp.clock.advance(1);
      await write("spam, spam");
    }
    post.isDown = false;
    await work();
    expect(sent).toEqual([]);
    await work();
    expect(sent.map(({ text }) => text.includes("a frog"))).toEqual([true]);
    await testApp.deps.jobs.stop();
  });

  it("name the website that a report is about", async () => {
    const { testApp, sent, work } = mailed();
    await testApp.deps.jobs.start();
    await testApp.call("reportAbuse", {
      body: { host: "frog.localhost:8000", reason: "It asks for seeds." },
    });
    await work();
    expect(sent[0]).toMatchObject({ replyTo: null, subject: "[Gemwright] Report about frog.localhost:8000" });
    await testApp.deps.jobs.stop();
  });
});
