import { HOUR, MINUTE } from "#contract/limits.ts";
import { idea } from "../../../api/src/testing/requests.ts";
import { createTestApp, type TestApp } from "../../../api/src/testing/test-app.ts";
import type { Finding } from "../finding.ts";

/** Where the server's clock goes between one step and the next, in milliseconds. */
const jumps = [HOUR, -HOUR, 10 * MINUTE, -10 * MINUTE, -HOUR, HOUR, -24 * HOUR, 24 * HOUR];

/**
 * A user at work while the server's clock jumps about: nobody is locked out, no time that is shown is
 * negative.
 */
export async function workWhileClocksJump(rounds: number): Promise<Finding> {
  const faults: string[] = [];
  let steps = 0;
  for (let round = 0; round < rounds; round++) {
    for (const [at, jump] of jumps.entries()) {
      const found = await work(jump, jumps[(at + round) % jumps.length] ?? 0);
      steps += found.steps;
      faults.push(...found.faults.map((fault) => `${jump / MINUTE} min: ${fault}`));
    }
  }
  return { numbers: { jumps: rounds * jumps.length * 2, steps }, faults };
}

async function work(jump: number, jumpLater: number): Promise<{ steps: number; faults: string[] }> {
  const testApp = createTestApp();
  const faults: string[] = [];
  let steps = 0;
  const must = (isSo: boolean, what: string) => {
    steps++;
    if (!isSo) faults.push(what);
  };
  await testApp.deps.jobs.start();
  const session = await testApp.signIn();
  testApp.clock.advance(jump);
  let { body } = await testApp.call("refreshSession", { body: { refresh_token: session.refresh_token } });
  must(body.code === undefined, `the refresh was refused: ${body.code}`);
  must(body.expires_in >= 0 && body.expires_in <= 900, `a session of ${body.expires_in} seconds`);
  const { id } = await testApp.draft(body);
  const website = await testApp.website(body, id, "frog");
  await testApp.call("deployWebsite", { session: body, params: { websiteId: website.id } });
  must((await expiry(testApp, body, id)) === 24 * HOUR, "a site does not live for 24 hours from now");

  testApp.clock.advance(jumpLater);
  ({ body } = await testApp.call("refreshSession", { body: { refresh_token: body.refresh_token } }));
  must(body.code === undefined, `the second refresh was refused: ${body.code}`);
  must((await testApp.call("getMe", { session: body })).status === 200, "the new access token does not work");
  must(
    (await testApp.call("creativeGenerate", { session: body, body: idea("a toad") })).status === 200,
    "no generation",
  );
  const again = await testApp.call("deployWebsite", { session: body, params: { websiteId: website.id } });
  must(again.status === 202, `the second deployment was answered ${again.status}`);
  must((await expiry(testApp, body, id)) === 24 * HOUR, "a renewed site does not live for 24 hours from now");
  must((await testApp.signIn()).expires_in === 900, "nobody new can sign in");
  faults.push(...(await choresGoOn(testApp)));
  return { steps: steps + 1, faults };
}

/** Milliseconds that the site still has. */
async function expiry(
  testApp: TestApp,
  session: { access_token: string; csrf_token: string },
  tokenId: string,
) {
  const { body } = await testApp.call("getWebsiteStatus", { session, params: { tokenId } });
  return body.expires_at === null ? Number.NaN : Date.parse(body.expires_at) - testApp.clock.now;
}

/** No job waits for longer than it would have without the jumps, no lease lies in the future of none. */
async function choresGoOn(testApp: TestApp): Promise<string[]> {
  await testApp.deps.jobs.runDue();
  const rows = testApp.database.sqlite
    .prepare("select kind, due_at, leased_until from jobs where state <> 'done'")
    .all();
  return (rows as { kind: string; due_at: number; leased_until: number | null }[])
    .filter(({ due_at, leased_until }) => due_at - testApp.clock.now > 6 * HOUR || leased_until !== null)
    .map(({ kind, due_at }) => `${kind} waits for ${(due_at - testApp.clock.now) / HOUR} hours`);
}
