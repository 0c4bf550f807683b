import { createRig, type Rig } from "../../../api/src/testing/rig.ts";
import type { Finding } from "../finding.ts";

/** Twenty tabs find their access token expired at once, round after round, each refreshing with the token it has. */
export async function refreshInTabs(rounds: number, tabs = 20): Promise<Finding> {
  const rig = createRig();
  const first = await rig.signIn();
  const faults: string[] = [];
  let token = first.refresh_token;
  for (let round = 0; round < rounds; round++) {
    rig.clock.advance(16 * 60_000);
    // Some tabs wake a little later than others, within the grace.
    const early = await refreshAll(rig, token, Math.ceil(tabs / 2));
    rig.clock.advance((round % 11) * 1_000);
    const answers = [...early, ...(await refreshAll(rig, token, Math.floor(tabs / 2)))];
    const signedOut = answers.filter(({ status }) => status !== 200).length;
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    if (signedOut > 0) faults.push(`round ${round}: ${signedOut} signed out`);
    if (successors.size !== 1) faults.push(`round ${round}: ${successors.size} successors`);
    if (liveGenerations(rig) !== round + 1) faults.push(`round ${round}: not one rotation`);
    const session = answers[0]?.body;
    if (!session) return { numbers: { rounds: round }, faults };
    if ((await rig.call("getMe", { session })).status !== 200) faults.push(`round ${round}: no way in`);
    token = session.refresh_token;
  }
  faults.push(...(await thiefIsCaught(rig, first.refresh_token, token)));
  return { numbers: { rounds, refreshes: rounds * tabs }, faults };
}

const refreshAll = (rig: Rig, refresh_token: string, tabs: number) =>
  Promise.all(Array.from({ length: tabs }, () => rig.call("refreshSession", { body: { refresh_token } })));

const liveGenerations = (rig: Rig): number =>
  Number(rig.database.sqlite.prepare("select generation from sessions").pluck().get());

/** An early token that comes back closes the family, the newest token included. */
async function thiefIsCaught(rig: Rig, stolen: string, newest: string): Promise<string[]> {
  const [thief, owner] = [await refreshAll(rig, stolen, 1), await refreshAll(rig, newest, 1)];
  const codes = [...thief, ...owner].map(({ body }) => body.code);
  // A token that has expired is refused before it can be judged as stolen.
  const isCaught =
    codes[0] === "refresh_reused" ? codes[1] === "not_signed_in" : codes[0] === "session_expired";
  return isCaught ? [] : [`the first token came back: ${codes.join(", ")}`];
}
