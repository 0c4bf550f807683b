import { monitorEventLoopDelay, performance } from "node:perf_hooks";
import type { EndpointName } from "#contract/endpoints.ts";
import { lists } from "#contract/limits.ts";
import { testCoin } from "#launch/testing/coin-answers.ts";
import { createBuiltInComposer } from "../../../api/src/gateways/built-in-composer.ts";
import { createRasteriser } from "../../../api/src/gateways/drawing/rasteriser.ts";
import { createPictureFiles } from "../../../api/src/gateways/picture-files.ts";
import { costClasses, costs, placeRules } from "../../../api/src/services/limits/costs.ts";
import { defaultPolicies } from "../../../api/src/services/limits/policies.ts";
import type { CallInput } from "../../../api/src/testing/call.ts";
import { createTestApp, type TestApp } from "../../../api/src/testing/test-app.ts";
import { landLaunch, type SignedIn, validRequests } from "../../../api/src/testing/valid-requests.ts";

/** The worst of some requests to one endpoint. */
export interface Cost {
  name: EndpointName;
  /** Milliseconds of this process and its threads; drawing and decoding have processes of their own. */
  processor: number;
  /** Milliseconds until the answer. */
  duration: number;
  /** Milliseconds for which the event loop stood still. */
  stop: number;
  /** Bytes of the answer's body. */
  bytes: number;
}

/** What makes an ordinary request as expensive as it can be. */
const worst: Partial<Record<EndpointName, Worst>> = {
  listTokens: () => ({ query: { limit: 500 } }),
  readCoin(ordinary, testApp) {
    const trades = testCoin().trades.flatMap((trade) =>
      Array.from({ length: 20 }, (_, at) => ({ ...trade, signature: `${at}` })),
    );
    testApp.chain.putCoin(testCoin({ trades }));
    testApp.deps.coins.clear();
    return ordinary;
  },
  async listGallery(ordinary, testApp, session) {
    for (let n = 0; n < lists.galleryMax; n++) {
      const body = await landLaunch(testApp, session, (await testApp.draft(session)).id);
      await testApp.call("confirmTransaction", { session, body });
    }
    return ordinary;
  },
  async changeToken(_ordinary, testApp, session) {
    const typed = await validRequests.createToken(testApp, session);
    const body = { ...(typed.body as object), generate_banner: "true" };
    const { id, version } = (await testApp.call("createToken", { ...typed, body, session })).body.token;
    return { params: { id }, body: { name: "Another", version } };
  },
  creativeGenerate: ({ body }) => ({
    body: { ...(body as object), prompt: "🐸 frog ".repeat(60).slice(0, 480) },
  }),
};

type Worst = (ordinary: CallInput, testApp: TestApp, session: SignedIn) => CallInput | Promise<CallInput>;

/** Tokens of the account that asks: a list has no longer page. */
const TOKENS = 500;

/** Asks every endpoint a few times, on a real composer and an account that has much, and notes the worst. */
export async function measureCosts(names: readonly EndpointName[], times: number): Promise<Cost[]> {
  const testApp = createTestApp();
  const session = await testApp.signIn();
  await fill(testApp, session);
  const real = createBuiltInComposer(
    createPictureFiles(testApp.deps.settings.picturesDir),
    createRasteriser(),
  );
  Object.assign(testApp.deps.composer, real);
  const found: Cost[] = [];
  for (const name of names) found.push(await measure(testApp, name, times));
  return found;

  async function measure(app: TestApp, name: EndpointName, rounds: number): Promise<Cost> {
    const cost: Cost = { name, processor: 0, duration: 0, stop: 0, bytes: 0 };
    for (let round = 0; round < rounds; round++) {
      const own = name === "listTokens" ? session : await app.signIn();
      const ordinary = await validRequests[name](app, own);
      const input = (await worst[name]?.(ordinary, app, own)) ?? ordinary;
      const delay = monitorEventLoopDelay({ resolution: 1 });
      delay.enable();
      await new Promise((resolve) => setTimeout(resolve, 5));
      delay.reset();
      const [processor, began] = [process.cpuUsage(), performance.now()];
      const { body } = await app.call(name, { ...input, session: own });
      cost.duration = Math.max(cost.duration, performance.now() - began);
      const { user, system } = process.cpuUsage(processor);
      await new Promise((resolve) => setTimeout(resolve, 5));
      delay.disable();
      cost.processor = Math.max(cost.processor, (user + system) / 1_000);
      cost.stop = Math.max(cost.stop, delay.max / 1e6);
      cost.bytes = Math.max(cost.bytes, Buffer.byteLength(JSON.stringify(body) ?? ""));
    }
    return cost;
  }
}

async function fill(testApp: TestApp, session: SignedIn): Promise<void> {
  for (let n = 0; n < TOKENS; n++) await testApp.draft(session, `a frog number ${n} `.padEnd(200, "x"));
}

/** The table of `docs/costs.md`. */
export const costTable = (found: readonly Cost[]): string =>
  [
    "| endpoint | class | processor, ms | answer, ms | longest stop, ms | bytes out |",
    "| --- | --- | --- | --- | --- | --- |",
    ...found.map(({ name, processor, duration, stop, bytes }) => {
      const [cpu, ms, still] = [processor, duration, stop].map(Math.round);
      return `| \`${name}\` | ${costs[name]} | ${cpu} | ${ms} | ${still} | ${bytes.toLocaleString("en")} |`;
    }),
  ].join("\n");

const scopeNames = { user: "a user", address: "an address", network: "a network", all: "all" } as const;

/** What bounds each class, as `docs/costs.md` has it. */
export const classTable = (): string =>
  [
    "| class | requests a minute | at a time | waiting | endpoints |",
    "| --- | --- | --- | --- | --- |",
    ...Object.entries(costClasses).map(([name, { limit, place }]) => {
      const limits = defaultPolicies[limit].map(
        ({ scope, count, seconds }) => `${Math.round((count * 600) / seconds) / 10} ${scopeNames[scope]}`,
      );
      const rule = place && placeRules[place];
      const running = rule ? `${rule.each} each, ${rule.all} in all` : "";
      const waiting = rule ? `${rule.waitingEach} each, ${rule.waiting} in all` : "";
      const count = Object.values(costs).filter((cost) => cost === name).length;
      return `| ${name} | ${limits.join(", ")} | ${running} | ${waiting} | ${count} |`;
    }),
  ].join("\n");
