/**
 * Whose code the CPU time is spent in, of what misses its goal, sampled without a network.
 * `npm run bench -- profile [seconds]`
 */
import { Session } from "node:inspector/promises";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { compose } from "#composer/compose.ts";
import { pictureFiles } from "#composer/making/picture-files.ts";
import { sampleFacts } from "#composer/making/sample-site.ts";
import { renderSite } from "#composer/templates/render-site.ts";
import { writeDeck } from "#composer/write-deck.ts";
import { authenticate } from "../../api/src/services/auth/authenticate.ts";
import { createTestApp } from "../../api/src/testing/test-app.ts";
import { fillAccount } from "../proofs/c9/account.ts";
import { words } from "./budgets/budgets.ts";
import { ownerOf, printShares } from "./profile/shares.ts";

const [seconds = "3"] = words();
const LIST = "/api/v1/token-generation/my-tokens?limit=500";

const { app, deps, database, clock, ...testApp } = createTestApp({}, { RATE_LIMIT_SCALE: "1000000" });
const session = await testApp.signIn();
const { id } = await testApp.draft(session, "a calm frog");
const { id: websiteId } = await testApp.website(session, id, "frog");
const { sqlite } = database;
const { user_id: userId, created_at: at } = sqlite
  .prepare("select user_id, created_at from tokens")
  .get() as {
  user_id: string;
  created_at: number;
};
fillAccount(sqlite, { id, at }, 500);
const headers = { authorization: `Bearer ${session.access_token}` };
const ask = async (path: string, more: Readonly<Record<string, string>> = {}) => {
  const answer = await app.request(path, { headers: { ...headers, ...more } });
  await answer.arrayBuffer();
  return answer;
};
const etag = (await ask(LIST)).headers.get("etag") ?? "";
const owned = await deps.store.tokens.find(userId, id);
if (!owned) throw new Error("The token is gone.");
const touch = () => deps.commit([deps.store.tokens.touch(owned, clock.now)], null);

const prompt = "a frog who is afraid of water";
const made = await compose({ prompt, imageStyle: "cartoon", seed: "a" }, pictureFiles);
const facts = { ...sampleFacts(made), logoUrl: "/logo.webp", bannerUrl: "/banner.webp", cast: null };
const deck = writeDeck({ ...made, prompt, designPrompt: null, seed: "a" });
const page = renderSite("template4", deck, facts);
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };

const inspector = new Session();
inspector.connect();
await inspector.post("Profiler.enable");
await inspector.post("Profiler.setSamplingInterval", { interval: 200 });

await profile("the list of 500, kept", () => ask(LIST));
await profile("the list of 500, unchanged", () => ask(LIST, { "if-none-match": etag }));
await profile("the list of 500 after a change", async () => {
  await touch();
  await ask(LIST);
});
await profile("/config", () => ask("/api/v1/config"));
await profile("/healthz", () => ask("/healthz"));
await profile("a session by its token", () => authenticate(deps, session.access_token));
await profile("one row", () => deps.store.tokens.find(userId, id));
await profile("one commit", touch);
await profile("a deployment", () => testApp.call("deployWebsite", { session, params: { websiteId } }));
let seeds = 0;
await profile("a token in pixels", async () => {
  const token = await compose({ prompt, imageStyle: "pixel", seed: `s${seeds++}` }, pictureFiles);
  return [token.logo.svg, token.banner.svg];
});
await profile("a page in template2", () => renderSite("template2", deck, facts));
await profile("template4 packed", () => [brotliCompressSync(page, { params }), gzipSync(page, { level: 5 })]);
database.close();
process.exit(0);

/** Prints how many microseconds a call takes, and the shares of those whose code that is. */
async function profile(what: string, call: () => unknown): Promise<void> {
  await during(Number(seconds) / 3, call);
  await inspector.post("Profiler.start");
  const { calls, cpu } = await during(Number(seconds), call);
  const { profile: taken } = await inspector.post("Profiler.stop");
  console.log(`\n${what}: ${(cpu / calls).toFixed(1)} µs of CPU`);
  printShares(taken, ownerOf);
}

async function during(length: number, call: () => unknown): Promise<{ calls: number; cpu: number }> {
  const before = process.cpuUsage();
  let calls = 0;
  for (const end = performance.now() + length * 1_000; performance.now() < end; calls++) await call();
  const { user, system } = process.cpuUsage(before);
  return { calls, cpu: user + system };
}
