import { setTimeout } from "node:timers/promises";
import { type Endpoint, takesIdempotencyKey } from "#contract/endpoint.ts";
import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import type { CallInput } from "../../../api/src/testing/call.ts";
import { openPremium } from "../../../api/src/testing/open-premium.ts";
import type { TestApp } from "../../../api/src/testing/test-app.ts";
import { type SignedIn, validRequests } from "../../../api/src/testing/valid-requests.ts";
import type { Finding } from "../finding.ts";
import { type OpenApp, openAlone } from "../servers/in-turn.ts";

/** Every route that takes an idempotency key, and what somebody who has no quarrel with it is answered. */
const names = (Object.keys(endpoints) as EndpointName[]).filter((name) =>
  takesIdempotencyKey(endpoints[name]),
);

/** Not stored: the disabled call is refused each time, and a session that logged out is not asked again. */
const neverReplayed: ReadonlySet<EndpointName> = new Set(["connectTwitter", "logout"]);

/** For each route `at once` requests with one key, then one more, then one with another body. */
export async function repeatEverything(
  atOnce: number,
  say: (line: string) => void,
  openApp: OpenApp = openAlone,
): Promise<Finding> {
  const faults: string[] = [];
  for (const name of names) {
    const open = () => openRoute(openApp, name);
    const found = [...(await repeat(name, atOnce, open)), ...(await reuse(name, open))];
    say(`${name}: ${found.length === 0 ? "one effect" : "faults"}`);
    faults.push(...found.map((fault) => `${name}: ${fault}`));
  }
  return { numbers: { routes: names.length, requests: names.length * (atOnce + 3) }, faults };
}

async function openRoute(openApp: OpenApp, name: EndpointName) {
  const testApp = await openApp();
  await openPremium(testApp);
  const session = await testApp.signIn();
  const input = await validRequests[name](testApp, session);
  const before = await effects(testApp);
  const send = (change: Partial<CallInput> = {}) =>
    testApp.call(name, { ...input, session, headers: { "idempotency-key": "only-once" }, ...change });
  return { testApp, session, input, before, send };
}

type Open = () => ReturnType<typeof openRoute>;

/** C2: 50 at once have one effect; a request after them gets the same answer. */
async function repeat(name: EndpointName, atOnce: number, open: Open): Promise<string[]> {
  const alone = await open();
  const success = (await alone.send()).status;
  const expected = change(alone.before, await effects(alone.testApp));
  const { testApp, before, send } = await open();
  const answers = await Promise.all(Array.from({ length: atOnce }, () => send()));
  const faults = answers
    .filter(({ status, body }) => status !== success && !mayWait(name, body.code))
    .filter(({ status }) => !(name === "logout" && status === 401))
    .map(({ status, body }) => `one of many was answered ${status} ${body.code}`);
  const distinct = new Set(
    answers.filter(({ status }) => status === success).map(({ body }) => JSON.stringify(body)),
  );
  if (distinct.size !== 1) faults.push(`${distinct.size} different answers`);
  const happened = change(before, await effects(testApp));
  if (happened !== expected) faults.push(`effects ${happened}, of one alone ${expected}`);
  if (neverReplayed.has(name)) return faults;
  const again = await send();
  if (again.headers.get("idempotency-replayed") !== "true") faults.push("was not replayed");
  if (!distinct.has(JSON.stringify(again.body))) faults.push("was replayed with another answer");
  return faults;
}

/**
 * The first still runs; or, where files come along, more uploads are under way than the server takes in at
 * once.
 */
const mayWait = (name: EndpointName, code: string): boolean =>
  code === "idempotency_in_progress" || (code === "unavailable" && "files" in endpoints[name]);

/** C3: the same key with another body is refused, and has no effect. */
async function reuse(name: EndpointName, open: Open): Promise<string[]> {
  if (neverReplayed.has(name)) return [];
  const { testApp, session, input, send } = await open();
  const body = await otherBody(name, testApp, session, input);
  if (body === null) return [];
  await send();
  const before = await effects(testApp);
  const answer = await send({ body });
  const faults: string[] = [];
  if (answer.status !== 422 || answer.body.code !== "idempotency_key_reused") {
    faults.push(`another body was answered ${answer.status} ${answer.body.code}`);
  }
  if (change(before, await effects(testApp)) !== "{}") faults.push("another body had an effect");
  return faults;
}

/** A valid body of other content to the same address; null where the body does not count. */
async function otherBody(
  name: EndpointName,
  testApp: TestApp,
  session: SignedIn,
  input: CallInput,
): Promise<unknown> {
  const { params, body }: Endpoint = endpoints[name];
  if (name === "changeToken") return { ...(input.body as object), name: "Yet another" };
  if (name === "activateAutomation") return { mint_address: session.wallet.address };
  if (params || !body) return null;
  const other = (await validRequests[name](testApp, session)).body;
  const isSame = JSON.stringify(other) === JSON.stringify(input.body);
  return isSame ? changedText(other) : other;
}

/** The same with a little more in its last text. */
function changedText(body: unknown): unknown {
  const entries = Object.entries(Object(body));
  const at = entries.findLastIndex(
    ([field, value]) => typeof value === "string" && /prompt|message|desc/.test(field),
  );
  const [field, value] = entries[at] ?? [];
  return field === undefined ? null : { ...Object(body), [field]: `${String(value)} Really.` };
}

const tables = [
  "tokens",
  "websites",
  "generations",
  "previews",
  "sites",
  "addresses",
  "automations",
] as const;
const more = ["launches", "metadata_files", "wallets", "messages", "users", "sessions", "jobs"] as const;

type Effects = Readonly<Record<string, number>>;

/** How many rows there are of each kind, and the versions of those that have one, once no website goes live any more. */
async function effects({ sql, value }: TestApp): Promise<Effects> {
  // A launch that was recorded publishes its website after the answer.
  const publishing =
    "select count(*) from jobs where kind in ('launch-website', 'publish-website') and state in ('queued', 'running')";
  for (let tries = 0; tries < 100 && Number(await value(publishing)) > 0; tries++) await setTimeout(50);
  const questions = {
    ...Object.fromEntries([...tables, ...more].map((table) => [table, `select count(*) from ${table}`])),
    "token versions": "select sum(version) from tokens",
    "website versions": "select sum(version) from websites",
    "live sessions": "select count(*) from sessions where revoked_at is null",
    "linked wallets": "select count(*) from wallets where unlinked_at is null",
    "confirmed launches": "select count(*) from launches where state = 'confirmed'",
  };
  // In one statement, so that all are of one moment.
  const [counted = {}] = await sql(
    `select ${Object.entries(questions)
      .map(([name, text]) => `(${text}) as "${name}"`)
      .join()}`,
  );
  return Object.fromEntries(Object.entries(counted).map(([name, count]) => [name, Number(count)]));
}

const change = (before: Effects, after: Effects): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.keys(after)
        .filter((name) => after[name] !== before[name])
        .map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]),
    ),
  );
