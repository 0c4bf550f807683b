import { expect, it } from "vitest";
import { overtakeCommit } from "../../testing/overtake.ts";
import { idea } from "../../testing/requests.ts";
import { createTestApp } from "../../testing/test-app.ts";
import { landLaunch } from "../../testing/valid-requests.ts";
import { remakeArt } from "./remake-art.ts";

async function made() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { session_id } = (await testApp.call("creativeGenerate", { session, body: idea("a frog") })).body;
  const caller = { userId: session.user.id, sessionId: "", address: session.wallet.address };
  /** The service alone: on one server a second request of one user waits for the first. */
  const remake = (seed: string) => remakeArt({ ...testApp.deps, caller }, { generationId: session_id, seed });
  const save = () => testApp.call("createDraft", { session, body: { session_id } });
  return { testApp, session, session_id, remake, save };
}

it("keeps both of two tries that are drawn at once", async () => {
  const { testApp, remake } = await made();
  overtakeCommit(testApp, () => remake("one"));
  const { tries } = await remake("two");
  expect(tries?.slice(1).map(({ seed }) => seed)).toEqual(["one", "two"]);
});

it("gives the token the pictures that were drawn while it was saved", async () => {
  const { testApp, remake, save } = await made();
  let drawn: string | null = null;
  overtakeCommit(testApp, async () => {
    drawn = (await remake("one")).image_url;
  });
  expect((await save()).body.image_url).toBe(drawn);
});

it("is refused by its name once the token's launch has landed, reported or not", async () => {
  const { testApp, session, session_id, save } = await made();
  await landLaunch(testApp, session, (await save()).body.id);
  const params = { sessionId: session_id };
  const { status, body } = await testApp.call("remakeArt", { session, params, body: { seed: "one" } });
  expect([status, body.code]).toEqual([409, "token_deployed"]);
});
