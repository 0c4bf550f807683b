import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import * as fc from "fast-check";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { type ErrorCode, errorCatalogue, errorStatus } from "#contract/errors.ts";
import { createTestApp, type TestApp } from "../../../api/src/testing/test-app.ts";
import type { Finding } from "../finding.ts";
import { type Malformed, malformed } from "./malformed.ts";

/** Following progress would wait for a call that never comes. */
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== "followProgress");

/** A trading service that finds nothing right. */
const trading = {
  tradeLocal: async () => ({
    status: 400,
    statusText: "Bad Request",
    contentType: "text/plain",
    bytes: Buffer.from("no"),
  }),
};

/** Requests between two sign-ins: sessions end by logging out and by revoking. */
const BATCH = 250;

/**
 * Sends `count` malformed requests to a whole server in memory. Anything but a catalogued answer is a fault.
 */
export async function sendMalformed(
  count: number,
  seed: number,
  say: (line: string) => void,
): Promise<Finding> {
  const testApp = createTestApp({ trading });
  const requests = fc.sample(malformed(names), { numRuns: Math.min(count, 20_000), seed });
  const faults: string[] = [];
  const statuses = new Map<number, number>();
  let heapAfterFirst = 0;
  let headers: Record<string, string> = {};
  for (let i = 0; i < count; i++) {
    if (i % BATCH === 0) {
      // A minute in which every limit starts again: a million requests meet them all.
      testApp.clock.advance(60_000);
      headers = await signedIn(testApp);
    }
    if (i === Math.min(2_000, count >> 1)) heapAfterFirst = collectGarbage();
    // More requests than were drawn: the same again, to a server in another state.
    const request = requests[i % requests.length] as Malformed;
    const fault = await send(testApp, request, request.isSignedIn ? headers : {}, statuses);
    if (fault) faults.push(fault);
    if (i % 5_000 === 4_999) say(`${i + 1} requests, ${faults.length} faults`);
  }
  const grown = (collectGarbage() - heapAfterFirst) / 2 ** 20;
  if (grown > MOST_GROWN) faults.push(`MEMORY the heap grew by ${grown.toFixed(1)} MB`);
  const with5xx = [...statuses]
    .filter(([status]) => status >= 500)
    .reduce((sum, [, times]) => sum + times, 0);
  const rounded = Math.round(grown * 10) / 10;
  return { numbers: { requests: count, "answers of 5xx": with5xx, "MB of heap grown": rounded }, faults };
}

/** Megabytes. What the tests keep (statuses, requests) and V8's own ups and downs stay below it. */
const MOST_GROWN = 24;

async function signedIn(testApp: TestApp): Promise<Record<string, string>> {
  const session = await testApp.signIn();
  return { authorization: `Bearer ${session.access_token}`, "x-csrf-token": session.csrf_token };
}

async function send(
  testApp: TestApp,
  request: Malformed,
  session: Record<string, string>,
  statuses: Map<number, number>,
): Promise<string | null> {
  const { name, path, method, headers, body } = request;
  const init = { method, headers: { ...headers, ...session }, ...(body === undefined ? {} : { body }) };
  const response = await testApp.app.request(path, init);
  statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
  const text = await response.text();
  if (response.status < 400) return null;
  const code = codeIn(text);
  const isCatalogued = code !== null && errorStatus(code) === response.status;
  // The relay speaks JSON-RPC, and what the trading service answers is passed through.
  const isForeign = response.status === 400 && (name === "chainRpc" || name === "tradeLocal");
  if ((isCatalogued && response.status < 500) || isForeign) return null;
  return `${name} answered ${response.status} ${text.slice(0, 120)} to ${method} ${path} ${describe(body)}`;
}

function codeIn(text: string): ErrorCode | null {
  try {
    const { code } = JSON.parse(text) as { code: string };
    return code in errorCatalogue ? (code as ErrorCode) : null;
  } catch {
    return null;
  }
}

const describe = (body: Malformed["body"]): string =>
  typeof body === "string" ? body.slice(0, 200) : body === undefined ? "" : body.constructor.name;

/** Collects garbage, and says how many bytes of heap are left in use. */
function collectGarbage(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
