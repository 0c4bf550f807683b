import { createRig } from "./rig.ts";
import { wish } from "./wishes.ts";

/** A user with a token. */
export async function withToken() {
  const rig = createRig();
  const session = await rig.signIn();
  const { id } = await rig.draft(session);
  const generate = (change: object = {}, who = session) =>
    rig.call("generateWebsite", { session: who, body: { ...wish(id, "frog"), ...change } });
  const state = async () => (await rig.call("getWebsiteStatus", { session, params: { tokenId: id } })).body;
  return { rig, session, id, generate, state };
}

/** The same, with a website that is generated and not deployed. */
export async function withWebsite() {
  const given = await withToken();
  const website = (await given.generate()).body;
  const deploy = (who = given.session) =>
    given.rig.call("deployWebsite", { session: who, params: { websiteId: website.id } });
  return { ...given, website, deploy };
}
