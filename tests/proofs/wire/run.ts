import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";
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

const AT_ONCE = 64;
/** Ends a connection, unless what came before it takes it for a part of itself. */
const LAST = Buffer.from("GET /last HTTP/1.1\r\nHost: frog.localhost:8000\r\nConnection: close\r\n\r\n");
/** Milliseconds that a connection's first answer may take before the last request is sent all the same. */
const FIRST = 400;
/** Milliseconds without a byte after which two equal answers of open connections count as whole. */
const QUIET = 300;
/** Milliseconds after which answers that still differ are different. */
const LATEST = 5_000;
/** So many connections may lose a part of an answer that was not read yet by a reset. */
const mostCutOff = (connections: number): number => 5 + connections / 1_000;

/**
 * Sends each connection to two servers of one site, to one with the answers that come before node:http and to one
 * without, and compares all that comes back. `answerOf` is a test's way to break an answer.
 */
export async function compareOnWire(
  connections: number,
  seed: string,
  answerOf: (answer: AnswerWhole) => AnswerWhole = (answer) => answer,
): Promise<Finding> {
  const { deps, dispatch, target } = await createSites();
  let early = 0;
  const whole = createWholeRequests({
    ...deps,
    keepAlive: KEEP_ALIVE,
    onView: () => undefined,
    onAnswer: () => early++,
  });
  const fast = await listen("127.0.0.1", 0, dispatch, { answerWhole: answerOf(whole) });
  const plain = await listen("127.0.0.1", 0, dispatch);
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

interface Talk {
  /** All that came back, without the dates. */
  said(): string;
  isClosed(): boolean;
  /** Closed while we were still sending, which may take with it what came and was not read yet. */
  wasReset(): boolean;
  /** Milliseconds since the last byte. */
  quiet(): number;
  end(): void;
}

function talk(port: number, parts: readonly Buffer[]): Talk {
  const heard: Buffer[] = [];
  let isClosed = false;
  let wasReset = false;
  let last = performance.now();
  const socket = connect(port, "127.0.0.1");
  socket
    .on("data", (bytes) => {
      heard.push(bytes);
      last = performance.now();
    })
    .on("error", ({ code }: NodeJS.ErrnoException) => {
      wasReset = code === "ECONNRESET" || code === "EPIPE";
    })
    .on("close", () => {
      isClosed = true;
    });
  const send = (part: Buffer) => {
    if (!socket.destroyed) socket.write(part);
    last = performance.now();
  };
  void (async () => {
    for (const part of parts) {
      send(part);
      await turn();
    }
    await Promise.race([once(socket, "data").catch(() => undefined), pause(FIRST)]);
    send(LAST);
  })();
  return {
    said: () =>
      Buffer.concat(heard)
        .toString("latin1")
        .replaceAll(/^Date: [^\r\n]+/gm, "Date: –"),
    isClosed: () => isClosed,
    wasReset: () => wasReset,
    quiet: () => performance.now() - last,
    end: () => void socket.destroy(),
  };
}

async function agree(left: Talk, right: Talk): Promise<boolean> {
  const end = performance.now() + LATEST;
  const isSame = () => left.isClosed() === right.isClosed() && isSaidAlike(left, right);
  while (performance.now() < end) {
    const isOver = left.isClosed() && right.isClosed();
    if ((isOver || (left.quiet() > QUIET && right.quiet() > QUIET)) && isSame()) return true;
    await pause(5);
  }
  return isSame();
}

/** Whether both have said the same, as far as it was heard. */
function isSaidAlike(left: Talk, right: Talk): boolean {
  const [one, other] = [left.said(), right.said()];
  return (
    one === other || (left.wasReset() && other.startsWith(one)) || (right.wasReset() && one.startsWith(other))
  );
}

const shown = (side: Talk): string =>
  `${side.isClosed() ? "closed" : "open"}, ${JSON.stringify(side.said().slice(0, 900))}`;
