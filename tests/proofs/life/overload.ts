import { setTimeout as pause } from "node:timers/promises";
import type { SessionTokens } from "#contract/auth.ts";
import { idea } from "../../../api/src/testing/requests.ts";
import { ask, signIn } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { percentile, startLasting, timed } from "./lasting-server.ts";

const SHED_WITHIN = 50;
const RECOVERED_WITHIN = 5_000;
/** Generations that run or wait at a time (docs/costs.md). */
const CAPACITY = 60;

/**
 * Users who want a token come so many times faster than the server makes them, or all at once where nothing is timed:
 * who finds no room is told so at once, and right afterwards all is as before.
 */
export async function proveOverloadIsShed(times: number, { isTimed = true } = {}): Promise<Finding> {
  const server = await startLasting();
  const faults: string[] = [];
  try {
    const { call } = server;
    const users = 2 * times * CAPACITY;
    const sessions: SessionTokens[] = [];
    for (let n = 0; n < users; n++) sessions.push(await signIn(call));
    const [first] = sessions;
    const make = async (session: SessionTokens) => {
      const begun = performance.now();
      const { status, headers } = await call("creativeGenerate", {
        session,
        body: idea("a frog in a hurry"),
      });
      return { status, ms: performance.now() - begun, retry: headers.get("retry-after") };
    };
    if (!first) throw new Error("nobody");
    const alone = await timed(() => make(first));
    const some = sessions.slice(0, CAPACITY);
    const perSecond = CAPACITY / ((await timed(() => Promise.all(some.map(make)))) / 1_000);
    const answers = await Promise.all(
      sessions.map(async (session, n) => {
        if (isTimed) await pause((n * 1_000) / (times * perSecond));
        return make(session);
      }),
    );
    const shed = answers.filter(({ status }) => status === 503 || status === 429);
    const done = answers.filter(({ status }) => status === 200);
    for (const { status, retry } of answers) {
      if (status !== 200 && status !== 503 && status !== 429) faults.push(`answered with ${status}`);
      if (status !== 200 && !retry) faults.push(`${status} without Retry-After`);
    }
    if (shed.length === 0) faults.push("there was room for all");
    await pause(100);
    const recovered = await timed(() =>
      ask(call, "creativeGenerate", { session: first, body: idea("a calm frog") }),
    );
    if (recovered > RECOVERED_WITHIN) faults.push(`a call afterwards took ${Math.round(recovered)} ms`);
    const waits = shed.map(({ ms }) => ms);
    const p99 = Math.round(percentile(waits, 99));
    return {
      numbers: {
        users,
        "a second alone": Math.round(perSecond),
        done: done.length,
        shed: shed.length,
        "ms alone": Math.round(alone),
        "ms until half of the shed knew": Math.round(percentile(waits, 50)),
        "ms until 99 % of them did": p99,
        "ms for a call afterwards": Math.round(recovered),
      },
      faults: [
        ...faults.slice(0, 10),
        ...(isTimed && p99 > SHED_WITHIN ? [`shed after ${p99} ms only`] : []),
      ],
    };
  } finally {
    await server.remove();
  }
}
