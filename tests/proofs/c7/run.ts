import { HOUR, MINUTE } from "#contract/limits.ts";
import { idea } from "../../../api/src/testing/requests.ts";
import { createRig, type Rig } from "../../../api/src/testing/rig.ts";
import type { Finding } from "../finding.ts";

/** Where the server's clock goes between one step and the next, in milliseconds. */
const jumps = [HOUR, -HOUR, 10 * MINUTE, -10 * MINUTE, -HOUR, HOUR, -24 * HOUR, 24 * HOUR];

/** A user at work while the server's clock jumps about: nobody is locked out, no time that is told is negative. */
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
  const rig = createRig();
  const faults: string[] = [];
  let steps = 0;
  const must = (isSo: boolean, what: string) => {
    steps++;
    if (!isSo) faults.push(what);
  };
  await rig.world.jobs.start();
  const session = await rig.signIn();
  rig.clock.advance(jump);
  let { body } = await rig.call("refreshSession", { body: { refresh_token: session.refresh_token } });
  must(body.code === undefined, `the refresh was refused: ${body.code}`);
  must(body.expires_in >= 0 && body.expires_in <= 900, `a session of ${body.expires_in} seconds`);
  const { id } = await rig.draft(body);
  const website = await rig.website(body, id, "frog");
  await rig.call("deployWebsite", { session: body, params: { websiteId: website.id } });
  must((await expiry(rig, body, id)) === 24 * HOUR, "a site does not live for 24 hours from now");

  rig.clock.advance(jumpLater);
  ({ body } = await rig.call("refreshSession", { body: { refresh_token: body.refresh_token } }));
  must(body.code === undefined, `the second refresh was refused: ${body.code}`);
  must((await rig.call("getMe", { session: body })).status === 200, "the new access token does not work");
  must(
    (await rig.call("creativeGenerate", { session: body, body: idea("a toad") })).status === 200,
    "no generation",
  );
  const again = await rig.call("deployWebsite", { session: body, params: { websiteId: website.id } });
  must(again.status === 202, `the second deployment was answered ${again.status}`);
  must((await expiry(rig, body, id)) === 24 * HOUR, "a renewed site does not live for 24 hours from now");
  must((await rig.signIn()).expires_in === 900, "nobody new can sign in");
  faults.push(...(await choresGoOn(rig)));
  return { steps: steps + 1, faults };
}

/** Milliseconds that the site still has. */
async function expiry(rig: Rig, session: { access_token: string; csrf_token: string }, tokenId: string) {
  const { body } = await rig.call("getWebsiteStatus", { session, params: { tokenId } });
  return body.expires_at === null ? Number.NaN : Date.parse(body.expires_at) - rig.clock.now;
}

/** No job waits for longer than it would have without the jumps, no lease lies in the future of none. */
async function choresGoOn(rig: Rig): Promise<string[]> {
  await rig.world.jobs.runDue();
  const rows = rig.database.sqlite
    .prepare("select kind, due_at, leased_until from jobs where state <> 'done'")
    .all();
  return (rows as { kind: string; due_at: number; leased_until: number | null }[])
    .filter(({ due_at, leased_until }) => due_at - rig.clock.now > 6 * HOUR || leased_until !== null)
    .map(({ kind, due_at }) => `${kind} waits for ${(due_at - rig.clock.now) / HOUR} hours`);
}
