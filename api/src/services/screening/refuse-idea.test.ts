import { expect, test } from "vitest";
import { createFakeComposer } from "../../testing/fake-composer.ts";
import { idea } from "../../testing/requests.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { refuseIdea } from "./refuse-idea.ts";

const OFFER = "the official Tesla coin, invest now";

test("a brand in the name and the pitch in the story are one offer", () => {
  expect(() =>
    refuseIdea("Tesla Coin", "TSLA", "The official token. Invest now for guaranteed returns."),
  ).toThrow(expect.objectContaining({ code: "idea_refused" }));
});

test.each([
  ["kill all of the immigrants", "it reads as hate"],
  ["a nude schoolgirl", "it reads as sexual content about minors"],
  [OFFER, "it reads as an offer in the name of a real person or brand"],
  ["the rapist coin", "it reads as sexual violence"],
  ["Ph4nt0m Support: verify your wallet", "it reads as an offer in the name of a real person or brand"],
  ["guaranteed returns, risk free profit 10% daily", "it reads as a promise of profit"],
])("a refusal names its reason, and what to do next: %s", (text, reason) => {
  let message = "";
  try {
    refuseIdea(text);
  } catch (error) {
    message = String(error);
  }
  expect(message).toContain(`This cannot be made here: ${reason}`);
  expect(message).toContain("Please change the words so that");
});

test("a joke about the famous, and nothing at all, may be made", () => {
  expect(() =>
    refuseIdea("Elon's Cat", "MEOW", "A cat who thinks that rockets are litter boxes."),
  ).not.toThrow();
  expect(() => refuseIdea(undefined, "")).not.toThrow();
});

test("names, tickers and stories are each read, and innocent neighbours pass", () => {
  const refused = expect.objectContaining({ code: "idea_refused" });
  expect(() => refuseIdea("Guaranteed 100x", "MOON", "A frog.")).toThrow(refused);
  expect(() => refuseIdea("Frog", "RAPE", "A frog.")).toThrow(refused);
  expect(() => refuseIdea("Frog", "FROG", "Double your money with this frog.")).toThrow(refused);
  for (const name of [
    "Grape",
    "The Therapist",
    "Rapeseed",
    "100x meme joke: not guaranteed",
    "No guarantees",
  ])
    expect(() => refuseIdea(name, "FROG", "A frog.")).not.toThrow();
});

test("an idea that is refused starts nothing", async () => {
  let made = 0;
  const composer = createFakeComposer();
  const testApp = createTestApp({
    composer: {
      ...composer,
      make: (...asked) => {
        made++;
        return composer.make(...asked);
      },
    },
  });
  const session = await testApp.signIn();
  const make = (prompt: string) => testApp.call("creativeGenerate", { session, body: idea(prompt) });
  const { status, body } = await make(OFFER);
  expect([status, body.code, made]).toEqual([422, "idea_refused", 0]);
  expect(body.detail).toContain("Please change the words");
  expect([(await make("Elon's cat")).status, made]).toEqual([200, 1]);
});

test("a draft is not saved under a name that is refused", async () => {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { body } = await testApp.call("creativeGenerate", { session, body: idea("a frog") });
  const save = (name: string) =>
    testApp.call("createDraft", { session, body: { session_id: body.session_id, name } });
  expect((await save("Official Tesla Coin")).body).toMatchObject({ code: "idea_refused" });
  const saved = await save("Coil Frog");
  expect(saved.body.name).toBe("Coil Frog");
  const changed = await testApp.call("changeToken", {
    session,
    params: { id: saved.body.id },
    body: { narrative: "Backed by Tesla, this coin sleeps.", version: saved.body.version },
  });
  expect([changed.status, changed.body.code]).toEqual([422, "idea_refused"]);
});
