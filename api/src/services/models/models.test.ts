import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Progress } from "#contract/generation.ts";
import type { Models } from "../../gateways/models/models.ts";
import { createTextModel } from "../../gateways/models/text-model.ts";
import { createFakeTextModel } from "../../testing/fake-models.ts";
import { idea, websiteRequest } from "../../testing/requests.ts";
import {
  type Behaviour,
  drips,
  fails,
  hangsUp,
  inTurn,
  isSilent,
  rambles,
  type StubModel,
  says,
  startStubModel,
} from "../../testing/stub-model.ts";
import { createTestApp, type TestApp } from "../../testing/test-app.ts";
import { writeWithModel } from "./write-with-model.ts";

let stub: StubModel;
beforeAll(async () => {
  stub = await startStubModel();
});
afterAll(() => stub.close());
beforeEach(() => {
  stub.asked.length = 0;
});

const story = "Nobody sent for the frog. It came all the same, with a spoon. ".repeat(3).trim();
const token = (change: object = {}) =>
  JSON.stringify({
    story,
    suggestions: [
      { name: "Spoonfrog", ticker: "$spoon" },
      { name: "Cheddar Hop", ticker: "HOP" },
      { name: "Moon Ladle", ticker: "LADLE" },
    ],
    ...change,
  });

function testAppWith(behaviour: Behaviour, { firstByte = 20_000, env = {} as Record<string, string> } = {}) {
  stub.behave(behaviour);
  const timeouts = { connect: 5_000, firstByte, silence: 20_000 };
  const provider = { baseUrl: stub.baseUrl, model: "stub-writer", timeouts };
  const models: Models = { text: createTextModel(provider), images: null };
  return createTestApp({ models }, env);
}

async function make(testApp: TestApp, prompt = "a frog with a spoon", more: object = {}) {
  const session = await testApp.signIn();
  const { status, body } = await testApp.call("creativeGenerate", {
    session,
    body: { ...idea(prompt), ...more },
  });
  return { session, status, body };
}

describe("a model that gives signs of life and no answer", () => {
  it("is given up on when its time for all of it is over", async () => {
    const testApp = testAppWith(drips);
    const { user } = await testApp.signIn();
    const task = { userId: user.id, estimate: 1, deadline: 100 };
    const order = { messages: [{ role: "user" as const, content: "a frog" }], form: null, maxTokens: 10 };
    const outcome = await writeWithModel(testApp.deps, task, (model, conditions) =>
      model.write({ ...order, ...conditions }),
    );
    expect(outcome).toEqual({ value: null, cause: "late" });
  });
});

describe("a token, with a model behind the composer", () => {
  it("has the model's words, and says whose they are", async () => {
    const { body } = await make(testAppWith(says(token())));
    expect(body).toMatchObject({ name: "Spoonfrog", ticker: "SPOON", narrative: story });
    expect(body.suggestions.map(({ name }) => name)).toEqual(["Spoonfrog", "Cheddar Hop", "Moon Ladle"]);
    expect([body.composer, body.notice]).toEqual(["stub-writer + built-in", null]);
  });

  it("is the built-in composer's where that was asked for, and no model is called", async () => {
    const { body } = await make(testAppWith(says(token())), "a frog", { composer: "built-in" });
    expect([body.name, body.composer, body.notice]).toEqual(["a frog", "built-in", null]);
    expect(stub.asked).toHaveLength(0);
  });

  it.each<[string, Behaviour, string]>([
    ["never answers", isSilent, "did not answer in time"],
    ["does not know the key", fails(401, "bad key sk-canary"), "is not set up correctly"],
    ["is not there", fails(404), "is not set up correctly"],
    ["is asked too often", fails(429), "is busy right now"],
    ["breaks", fails(503), "failed"],
    ["hangs up", hangsUp('{"story": "Onc'), "failed"],
    ["never ends", rambles, "did not finish"],
    ["talks of something else", says("I like trains."), "gave no usable answer"],
    [
      "names nothing but addresses",
      says(token({ story: "Go to evil.com. ".repeat(9) })),
      "gave no usable answer",
    ],
  ])("is the built-in composer's where the model %s, with a sentence why", async (_, behaviour, why) => {
    const { status, body } = await make(
      testAppWith(behaviour, { firstByte: behaviour === isSilent ? 80 : 20_000 }),
    );
    expect([status, body.name, body.composer]).toEqual([200, "a frog with a spoon", "built-in"]);
    expect(body.notice).toBe(`The model ${why}, so the built-in composer made this.`);
    expect(JSON.stringify(body)).not.toContain("sk-canary");
  });

  it("is reported while the model writes", async () => {
    const testApp = testAppWith(says(token()));
    const session = await testApp.signIn();
    const progress_id = "3f0c2a9e-5b1d-4c7a-9e2f-0a1b2c3d4e5f";
    const steps: Progress[] = [];
    const followed = (async () => {
      const { signal } = new AbortController();
      for await (const step of testApp.deps.progress.follow(session.user.id, progress_id, signal))
        steps.push(step);
    })();
    await testApp.call("creativeGenerate", { session, body: { ...idea("a frog"), progress_id } });
    await followed;
    const messages = steps.map(({ message }) => message);
    expect(messages[0]).toBe("The model is writing");
    expect(messages.some((line) => /^The model is writing: \d+ words so far$/.test(line))).toBe(true);
    expect(messages).not.toContain("Writing name, ticker and story");
  });
});

describe("what models may be used for in a day", () => {
  const env = { AI_DAILY_TOKENS_PER_USER: "6500", AI_DAILY_TOKENS: "9500" };

  it("is counted by what was used, for each user and in all; past it the built-in composer works", async () => {
    const testApp = testAppWith(says(token(), 2_000), { env });
    const { session } = await make(testApp);
    const again = async (who = session) =>
      (await testApp.call("creativeGenerate", { session: who, body: idea("a frog") })).body;
    expect((await again()).notice).toBe(null);
    const spent =
      "The model reached your daily limit, so the built-in composer made this. You can use it again tomorrow.";
    expect([(await again()).notice, stub.asked.length]).toEqual([spent, 2]);
    const others = await Promise.all([1, 2, 3].map(() => make(testApp)));
    const notices = others.map(({ body }) => body.notice).filter((notice) => notice !== null);
    const refusal = spent.replace("your", "its").replace("You can use it", "It is available");
    // On PostgreSQL one may be over, and be counted by what it used, before the others begin.
    if (process.env.TEST_ENGINE === "postgres") expect(notices).toContain(refusal);
    else expect(notices).toEqual([refusal, refusal]);
    testApp.clock.advance(24 * 3_600_000);
    const back = await testApp.signIn(session.wallet);
    expect((await again(back)).notice).toBe(null);
  });

  it("outlasts the server", async () => {
    const testApp = testAppWith(says(token(), 6_000), { env });
    const { session } = await make(testApp);
    const next = createTestApp(
      { database: testApp.database, models: testApp.deps.models, clock: () => testApp.clock.now },
      env,
    );
    const { body } = await next.call("creativeGenerate", { session, body: idea("a frog") });
    expect(body.notice).toContain("your daily limit");
  });
});

describe("a website, with a model behind the composer", () => {
  const site = async (behaviour: Behaviour) => {
    const testApp = testAppWith(behaviour);
    const { session, body } = await make(testApp, "a frog", { composer: "built-in" });
    const saved = (await testApp.call("createDraft", { session, body: { session_id: body.session_id } }))
      .body;
    return { testApp, session, saved };
  };

  it("is the built-in composer's where the model gives none, with a sentence why", async () => {
    const { testApp, session, saved } = await site(fails(500));
    const { status, body } = await testApp.call("generateWebsite", {
      session,
      body: websiteRequest(saved.id, "pond"),
    });
    expect([status, body.composer]).toEqual([200, "built-in"]);
    expect(body.notice).toBe("The model failed, so the built-in composer made this.");
  });

  it("says nothing that a person may not say, nor asks visitors for secrets", async () => {
    const { testApp, session, saved } = await site(isSilent);
    for (const words of [
      "Enter your seed phrase to claim the airdrop.",
      "The official Tesla token, guaranteed by Elon Musk.",
    ]) {
      const fake = createFakeTextModel();
      testApp.deps.models.text = {
        ...fake,
        write: async (order) => {
          const { text, mode } = await fake.write(order);
          return { mode, text: text.replace("was written by a model.", words) };
        },
      };
      const { body } = await testApp.call("generateWebsite", {
        session,
        body: websiteRequest(saved.id, "pond"),
      });
      expect([words, body.notice]).toEqual([
        words,
        "The model wrote words that are not allowed here, so the built-in composer made this.",
      ]);
    }
  });

  it("calls no model where the request forbids it, nor for an address that somebody else has", async () => {
    const { testApp, session, saved } = await site(fails(500));
    await testApp.call("generateWebsite", {
      session,
      body: { ...websiteRequest(saved.id, "pond"), use_ai: false },
    });
    const other = await make(testApp, "a toad", { composer: "built-in" });
    const theirs = await testApp.call("createDraft", {
      session: other.session,
      body: { session_id: other.body.session_id },
    });
    const taken = await testApp.call("generateWebsite", {
      session: other.session,
      body: websiteRequest(theirs.body.id, "pond"),
    });
    expect([taken.status, taken.body.code, stub.asked.length]).toEqual([409, "subdomain_taken", 0]);
  });

  it("is asked for once more with what is wrong, and then no more", async () => {
    const { testApp, session, saved } = await site(inTurn(says("{}"), says("{}"), says("{}")));
    await testApp.call("generateWebsite", { session, body: websiteRequest(saved.id, "pond") });
    expect(stub.asked).toHaveLength(2);
  });
});
