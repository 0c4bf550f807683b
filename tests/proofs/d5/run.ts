import { type EndpointName, endpoints } from "#contract/endpoints.ts";
import { type ErrorCode, errorCatalogue, errorStatus } from "#contract/errors.ts";
import { createImages } from "../../../api/src/gateways/images/images.ts";
import type { Got } from "../../../api/src/testing/call.ts";
import { openPremium } from "../../../api/src/testing/open-premium.ts";
import { validRequests } from "../../../api/src/testing/valid-requests.ts";
import { type Finding, watchRejections } from "../finding.ts";
import { type OpenApp, openAlone } from "../servers/in-turn.ts";
import { type Fault, putFaultIn } from "./fault.ts";
import { remembering } from "./remembering.ts";
import { stateOf } from "./state.ts";

const names = (Object.keys(endpoints) as EndpointName[]).filter((name) => name !== "followProgress");

/**
 * Repeating these is another request: a burnt nonce, a session or token that is over, a report that takes no
 * key.
 */
const notRepeatable: ReadonlySet<EndpointName> = new Set([
  "walletSignIn",
  "refreshSession",
  "logout",
  "reportAbuse",
]);

/**
 * Each picture is made once: every run makes the same ones again, and how they are made is no part of the
 * claim.
 */
const images = remembering(createImages());

/** A trading service that answers. */
const trading = {
  tradeLocal: async () => ({ status: 200, statusText: "OK", contentType: "x", bytes: Buffer.from("tx") }),
};

/**
 * For each flow, for each k, the k-th call to what is outside fails. Then the state must be the old one or
 * the new, the answer one of the catalogue; and the same request again, with its key, must lead to the new
 * state and no further.
 */
export async function sweepFaults(
  say: (line: string) => void,
  only: readonly EndpointName[] = names,
  openApp: OpenApp = openAlone,
): Promise<Finding> {
  const rejections = watchRejections();
  const faults: string[] = [];
  let injected = 0;
  for (const name of only) {
    const sound = await run(openApp, name, { k: 0, calls: 0, afterwards: false, hit: null });
    for (let k = 1; k <= sound.fault.calls; k++) {
      const inject = async (afterwards: boolean): Promise<Fault> => {
        const fault: Fault = { k, calls: 0, afterwards, hit: null };
        const found = await judge(openApp, name, fault, sound);
        injected++;
        faults.push(
          ...found.map((text) => `${name}, call ${k} (${fault.hit}${afterwards ? ", done" : ""}): ${text}`),
        );
        return fault;
      };
      const { hit } = await inject(false);
      if (hit?.endsWith("commit")) await inject(true);
    }
    say(`${name}: ${sound.fault.calls} calls`);
  }
  // A rejection shows only once the event loop has turned.
  await new Promise((resolve) => setImmediate(resolve));
  return { numbers: { flows: only.length, "injected faults": injected }, faults: [...faults, ...rejections] };
}

async function run(openApp: OpenApp, name: EndpointName, fault: Fault) {
  const testApp = await openApp({ trading, images: images.fresh() });
  await openPremium(testApp);
  const session = await testApp.signIn();
  const input = await validRequests[name](testApp, session);
  const before = await stateOf(testApp);
  putFaultIn(testApp, fault);
  const headers = { "idempotency-key": "the-only-one" };
  const send = () => testApp.call(name, { ...input, session, headers });
  const answer: Got<{ code?: string }> = await send();
  const { servers } = testApp;
  /** Lets jobs that wait to be tried again have their turn, at one server after the other. */
  const finish = async () => {
    for (let i = 0; i < 6; i++) {
      testApp.clock.advance(40_000);
      await servers[i % servers.length]?.jobs.runDue();
    }
  };
  const calls = fault.calls;
  if (fault.k === 0) await finish();
  return { testApp, before, after: await stateOf(testApp), answer, send, finish, fault: { ...fault, calls } };
}

type Sound = Awaited<ReturnType<typeof run>>;

async function judge(openApp: OpenApp, name: EndpointName, fault: Fault, sound: Sound): Promise<string[]> {
  const faults: string[] = [];
  const { testApp, before, answer, send, finish } = await run(openApp, name, fault);
  if (fault.hit === null) return [];
  if (!isCatalogued(answer))
    faults.push(`answered ${answer.status} ${JSON.stringify(answer.body).slice(0, 80)}`);
  if (!notRepeatable.has(name)) await finish();
  const state = await stateOf(testApp);
  if (state !== before && state !== sound.after)
    faults.push(`half done: ${difference(before, state)}; whole would be ${difference(before, sound.after)}`);
  if (notRepeatable.has(name)) return faults;
  const again = await send();
  if (again.status !== sound.answer.status) faults.push(`again: answered ${again.status} ${again.body.code}`);
  await finish();
  const end = await stateOf(testApp);
  if (end !== sound.after) faults.push(`again: ${difference(sound.after, end)}`);
  return faults;
}

/** A success, or a failure whose code has that status. */
function isCatalogued({ status, body }: Got<{ code?: string }>): boolean {
  if (status < 400) return true;
  const code = body.code as ErrorCode | undefined;
  return code !== undefined && code in errorCatalogue && errorStatus(code) === status;
}

function difference(before: string, after: string): string {
  const [one, other] = [before, after].map((text) => JSON.parse(text) as Record<string, string[]>);
  const changed = Object.keys(other ?? {}).filter((name) => String(one?.[name]) !== String(other?.[name]));
  return changed.map((name) => `${name} [${one?.[name]}] → [${other?.[name]}]`).join(", ") || "nothing";
}
