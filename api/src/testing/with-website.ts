import { websiteRequest } from "./requests.ts";
import { createTestApp } from "./test-app.ts";

/** A user with a token. */
export async function withToken() {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  const { id } = await testApp.draft(session);
  const generate = (change: object = {}, who = session) =>
    testApp.call("generateWebsite", { session: who, body: { ...websiteRequest(id, "frog"), ...change } });
  const state = async () =>
    (await testApp.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
  return { testApp, session, id, generate, state };
}

/** The same, with a website that is generated and not deployed. */
export async function withWebsite() {
  const fixture = await withToken();
  const website = (await fixture.generate()).body;
  const deploy = (who = fixture.session) =>
    fixture.testApp.call("deployWebsite", { session: who, params: { websiteId: website.id } });
  return { ...fixture, website, deploy };
}
