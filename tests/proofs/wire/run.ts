import { setTimeout as pause } from "node:timers/promises";
import { getRequestListener } from "@hono/node-server";
import { randomFrom } from "#composer/seeded/random.ts";
import { createDispatch } from "../../../api/src/hosting/dispatch.ts";
import { createWholeRequests } from "../../../api/src/hosting/whole-requests.ts";
import type { AnswerWhole } from "../../../api/src/raw-sockets.ts";
import { KEEP_ALIVE, listen } from "../../../api/src/server.ts";
import { takeDownSite } from "../../../api/src/services/operator/sites.ts";
import { askHost } from "../../../api/src/testing/http.ts";
import { createTestApp } from "../../../api/src/testing/test-app.ts";
import type { Finding } from "../finding.ts";
import { connectionOf, type Target } from "./requests.ts";
import { isSaidAlike, shown, type Talk, talk, turns } from "./talk.ts";

const AT_ONCE = 128;
/** Turns after which answers that still differ are different. */
const LATEST = 1_000;
/** Milliseconds that the servers have to close all that wait: longer than each of their limits. */
const PATIENCE = 90_000;
/** Milliseconds. Each looks for those that are over their limit every two seconds; the rest is a busy machine's. */
const CHECKED_EVERY = 5_000;
/** So many connections may lose a part of an answer that was not read yet by a reset. */
const mostCutOff = (connections: number): number => 5 + connections / 1_000;

/**
 * Sends each connection to two servers of one site, to one with the answers that come before node:http and to one
 * without, and compares all that comes back. `answerOf` is a test's way to break an answer.
 */
export async function compareOnWire(
  connections: number,
  seed: string,
  answerOf?: (answer: AnswerWhole) => AnswerWhole,
): Promise<Finding> {
  let early = 0;
  const { fast, plain, target } = await startBoth(answerOf, () => early++);
  const faults: string[] = [];
  let bytes = 0;
  let cutOff = 0;
  let next = 0;
  const work = async () => {
    while (next < connections && faults.length < 20) {
      const name = `${seed}-${next++}`;
      const parts = connectionOf(randomFrom(name), target);
      const [left, right] = [talk(fast.port, parts), talk(plain.port, parts)];
      const isSame = await agree(left, right);
      bytes += right.said().length;
      if (left.said() !== right.said()) cutOff++;
      if (!isSame)
        faults.push(
          `${name}: ${JSON.stringify(Buffer.concat(parts).toString("latin1").slice(0, 600))}\n  before: ${shown(left)}\n  http:   ${shown(right)}`,
        );
      left.end();
      right.end();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await Promise.all([fast.close(1), plain.close(1)]);
  if (cutOff > mostCutOff(connections)) faults.push(`${cutOff} answers were cut off by a reset`);
  return {
    numbers: {
      connections: next,
      "answers before node:http": early,
      "bytes compared": bytes,
      "cut off by a reset": cutOff,
    },
    faults,
  };
}

/**
 * The same for connections that break off anywhere and say nothing more, until both servers have closed them.
 * Beside the bytes, it compares how long they stay open.
 */
export async function compareWaiting(connections: number, seed: string): Promise<Finding> {
  const { fast, plain, target } = await startBoth();
  const pairs: { parts: Buffer[]; left: Talk; right: Talk }[] = [];
  for (let nth = 0; nth < connections; nth++) {
    const random = randomFrom(`${seed}-waiting-${nth}`);
    const all = Buffer.concat(connectionOf(random, target));
    const parts = [all.subarray(0, random.between(0, all.length))];
    const [left, right] = [talk(fast.port, parts, false), talk(plain.port, parts, false)];
    pairs.push({ parts, left, right });
    // The system keeps some 500 that are not accepted yet, and loses more.
    if (nth % AT_ONCE === 0) await turns(LATEST, () => left.isAccepted() && right.isAccepted());
  }
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && !pairs.every(({ left, right }) => left.isClosed() && right.isClosed()))
    await pause(100);
  const differ = ({ left, right }: (typeof pairs)[number]) =>
    !left.isClosed() ||
    !right.isClosed() ||
    !isSaidAlike(left, right) ||
    Math.abs(left.lasted() - right.lasted()) > CHECKED_EVERY;
  const faults = pairs.filter(differ).map(({ parts, left, right }) => {
    const lasted = `${Math.round(left.lasted())} and ${Math.round(right.lasted())} ms`;
    return `${JSON.stringify(parts.join("").slice(-300))}: ${lasted}\n  before: ${shown(left)}\n  http:   ${shown(right)}`;
  });
  await Promise.all([fast.close(1), plain.close(1)]);
  const longest = Math.max(...pairs.map(({ right }) => right.lasted()));
  return {
    numbers: { "connections that wait": connections, "ms until the last was closed": Math.round(longest) },
    faults,
  };
}

/** Two servers of one site: with the answers that come before node:http, and without. */
async function startBoth(
  answerOf: (answer: AnswerWhole) => AnswerWhole = (answer) => answer,
  onAnswer: () => unknown = () => undefined,
) {
  const { deps, dispatch, target } = await createSites();
  const whole = createWholeRequests({ ...deps, keepAlive: KEEP_ALIVE, onView: () => undefined, onAnswer });
  // A request that waits for its turn is not answered where a malformed one follows, and a busy machine makes more wait.
  const mostInTurn = Number.POSITIVE_INFINITY;
  const fast = await listen("127.0.0.1", 0, dispatch, { answerWhole: answerOf(whole), mostInTurn });
  const plain = await listen("127.0.0.1", 0, dispatch, { mostInTurn });
  return { fast, plain, target };
}

/** A live site, one that is over, one that was taken down, and the app's host. */
async function createSites() {
  const testApp = createTestApp();
  const { deps } = testApp;
  const deploy = async (subdomain: string) => {
    const session = await testApp.signIn();
    const token = await testApp.draft(session, `a calm frog called ${subdomain}`);
    const { id } = await testApp.website(session, token.id, subdomain);
    await testApp.call("deployWebsite", { session, params: { websiteId: id } });
    return `${subdomain}.localhost:8000`;
  };
  const over = await deploy("over");
  testApp.clock.advance(25 * 3_600_000);
  const [live, down] = [await deploy("frog"), await deploy("down")];
  await takeDownSite(deps, { host: down, reason: "a test" });
  for (const host of [live, over, down]) {
    deps.sites.forget(host);
    await deps.sites.get(host);
  }
  const app = getRequestListener(() => new Response("the app"));
  const dispatch = createDispatch(deps, app, { count: () => undefined, flush: async () => undefined });
  const probe = await listen("127.0.0.1", 0, dispatch);
  const tags = await Promise.all(
    ["br", "gzip", "identity"].map(async (encoding) => {
      const { headers } = await askHost(probe.port, live, { headers: { "accept-encoding": encoding } });
      return String(headers.etag);
    }),
  );
  await probe.close(1);
  const odd = [
    "FROG.localhost:8000",
    "nobody.localhost:8000",
    "localhost:8000",
    "frog.localhost",
    "",
    "a b",
    "evil.example",
  ];
  const target: Target = { hosts: [...Array.from({ length: 16 }, () => live), over, down, ...odd], tags };
  return { deps, dispatch, target };
}

async function agree(left: Talk, right: Talk): Promise<boolean> {
  const isSame = () => left.isClosed() === right.isClosed() && isSaidAlike(left, right);
  await turns(LATEST, () => left.isOver() && right.isOver() && isSame());
  return isSame();
}
