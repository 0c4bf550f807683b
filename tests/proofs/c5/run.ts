import type { TestApp } from "../../../api/src/testing/test-app.ts";
import type { Finding } from "../finding.ts";
import { type OpenApp, openAlone } from "../servers/in-turn.ts";

/**
 * Twenty tabs find their access token expired at once, round after round, each refreshing with the token it
 * has.
 */
export async function refreshInTabs(
  rounds: number,
  openApp: OpenApp = openAlone,
  tabs = 20,
): Promise<Finding> {
  const testApp = await openApp();
  const first = await testApp.signIn();
  const faults: string[] = [];
  let token = first.refresh_token;
  for (let round = 0; round < rounds; round++) {
    testApp.clock.advance(16 * 60_000);
    // Some tabs wake a little later than others, within the grace.
    const early = await refreshAll(testApp, token, Math.ceil(tabs / 2));
    testApp.clock.advance((round % 11) * 1_000);
    const answers = [...early, ...(await refreshAll(testApp, token, Math.floor(tabs / 2)))];
    const signedOut = answers.filter(({ status }) => status !== 200).length;
    const successors = new Set(answers.map(({ body }) => body.refresh_token));
    if (signedOut > 0) faults.push(`round ${round}: ${signedOut} signed out`);
    if (successors.size !== 1) faults.push(`round ${round}: ${successors.size} successors`);
    if ((await liveGenerations(testApp)) !== round + 1) faults.push(`round ${round}: not one rotation`);
    const session = answers[0]?.body;
    if (!session) return { numbers: { rounds: round }, faults };
    if ((await testApp.call("getMe", { session })).status !== 200) faults.push(`round ${round}: no way in`);
    token = session.refresh_token;
  }
  faults.push(...(await thiefIsCaught(testApp, first.refresh_token, token)));
  return { numbers: { rounds, refreshes: rounds * tabs }, faults };
}

const refreshAll = (testApp: TestApp, refresh_token: string, tabs: number) =>
  Promise.all(
    Array.from({ length: tabs }, () => testApp.call("refreshSession", { body: { refresh_token } })),
  );

const liveGenerations = async ({ value }: TestApp): Promise<number> =>
  Number(await value("select generation from sessions"));

/** An early token that comes back closes the family, the newest token included. */
async function thiefIsCaught(testApp: TestApp, stolen: string, newest: string): Promise<string[]> {
  const [thief, owner] = [await refreshAll(testApp, stolen, 1), await refreshAll(testApp, newest, 1)];
  const codes = [...thief, ...owner].map(({ body }) => body.code);
  // A token that has expired is refused before it can be judged as stolen.
  const isCaught =
    codes[0] === "refresh_reused" ? codes[1] === "not_signed_in" : codes[0] === "session_expired";
  return isCaught ? [] : [`the first token came back: ${codes.join(", ")}`];
}
