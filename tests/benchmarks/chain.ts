/**
 * What each link of the API's chain of middleware adds to bare Hono, in this process and without a network.
 * `npm run bench -- chain [rounds] [requests]`
 */
import { Hono, type MiddlewareHandler } from "hono";
import { requestId } from "hono/request-id";
import { secureHeaders } from "hono/secure-headers";
import { accessLog } from "../../api/src/routes/access-log.ts";
import { compress } from "../../api/src/routes/compress.ts";
import { securityHeaders } from "../../api/src/routes/security-headers.ts";
import { createTestApp } from "../../api/src/testing/test-app.ts";
import { type Figure, settle, words } from "./budgets/budgets.ts";
import { perCall } from "./budgets/per-call.ts";
import { median } from "./journey/report.ts";

const [rounds = "7", requests = "3000"] = words();

const { app, deps } = createTestApp({}, { RATE_LIMIT_SCALE: "1000000" });
const links: readonly (readonly [name: string, link: MiddlewareHandler])[] = [
  ["request id", requestId({ limitLength: 64, generator: () => deps.random.uuid() })],
  ["access log and metrics", accessLog(deps)],
  ["compression", compress],
  ["security headers", securityHeaders],
];
const chainOf = (...used: MiddlewareHandler[]): Hono => {
  const hono = new Hono();
  for (const link of used) hono.use(link);
  return hono.get("/", (c) => c.json({ product_name: "bare" }));
};
const chains = [
  { name: "bare Hono", goal: undefined, ask: asker(chainOf(), "/") },
  ...links.map(([name], at) => ({
    name: `+ ${name}`,
    goal: at === links.length - 1 ? 1.5 : undefined,
    ask: asker(chainOf(...links.slice(0, at + 1).map(([, link]) => link)), "/"),
  })),
  {
    name: "Hono's own request id and headers",
    goal: undefined,
    ask: asker(chainOf(requestId(), secureHeaders()), "/"),
  },
  { name: "config, whole", goal: 1.5, ask: asker(app, "/api/v1/config") },
  { name: "healthz, whole", goal: 1.5, ask: asker(app, "/healthz") },
];

function asker(hono: Hono, path: string) {
  return async () => {
    const answer = await hono.request(path);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  };
}

const taken = chains.map(() => [] as number[]);
// The first round warms up.
for (let round = 0; round <= Number(rounds); round++)
  for (const [at, { ask }] of chains.entries()) {
    const each = await perCall(ask, Number(requests));
    if (round > 0) taken[at]?.push(each);
  }
const [bare = []] = taken;
const figures: Figure[] = chains.slice(1).map(({ name, goal }, at) => ({
  what: `${name} × bare Hono`,
  rounds: (taken[at + 1] ?? []).map((each, round) => each / (bare[round] ?? Number.NaN)),
  ...(goal && { goal }),
}));
for (const [at, { name }] of chains.entries())
  console.log(`${name.padEnd(36)}${(median(taken[at] ?? []) ?? 0).toFixed(1).padStart(10)} µs CPU`);
settle("chain", figures);
