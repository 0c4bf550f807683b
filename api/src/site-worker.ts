// A process that serves hosted sites alone, beside the server that started it: it reads the same database and blobs, and
// writes nothing but how often sites were viewed.
import { once } from "node:events";
import type { RequestListener } from "node:http";
import { copyScript } from "#composer/templates/copy-script.ts";
import { MINUTE } from "#contract/limits.ts";
import { openBesideServer } from "./db/beside-server.ts";
import { createStore } from "./db/store.ts";
import { readEnv, secretsOf } from "./env.ts";
import { openBlobs } from "./gateways/s3-blobs.ts";
import { createDispatch } from "./hosting/dispatch.ts";
import { createSiteCache } from "./hosting/site-cache.ts";
import { siteHeaders } from "./hosting/site-headers.ts";
import { createViewCounter } from "./hosting/view-counter.ts";
import { createWholeRequests } from "./hosting/whole-requests.ts";
import { createLog } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { KEEP_ALIVE, ListenError, listen, REQUESTS_TIMEOUT } from "./server.ts";
import { watchDatabase } from "./services/maintenance/watch-database.ts";
import { resolveSettings } from "./settings.ts";

// A signal to the whole group reaches the server too, which then disconnects its workers. Where the server is killed,
// node:cluster ends them.
process.on("SIGTERM", () => undefined);
process.on("SIGINT", () => undefined);
const released = once(process, "disconnect");
if (!process.connected) process.exit(0);

const env = readEnv();
const log = createLog(env.LOG_LEVEL, secretsOf(env));
const database = openBesideServer(env);
const settings = resolveSettings(env, env.PORT);
const store = createStore(database);
const metrics = createMetrics();
const { sha256Base64: scriptHash } = copyScript;
const sites = createSiteCache(store, openBlobs(settings), siteHeaders(scriptHash), metrics.countSiteLook);
database.watchHosts(sites.forget);
const views = createViewCounter(store);
const watch = watchDatabase({ store, sites, log });
const needs = { settings, sites, clock: Date.now, composer: { scriptHash }, log, metrics };

/** Looks for the server's writes before it answers, so that no answer is older than a millisecond. */
let looked = 0;
function lookAgain(): void {
  const now = Date.now();
  if (now === looked) return;
  looked = now;
  watch.look();
}

/** The app is the server's alone. */
const misdirect: RequestListener = (_request, response) => void response.writeHead(421).end();
const dispatch = createDispatch(needs, misdirect, views);
const answerWhole = createWholeRequests({
  ...needs,
  keepAlive: KEEP_ALIVE,
  onView: views.count,
  onAnswer: metrics.countSiteAnswer,
});

const server = await listen(
  env.HOST,
  env.SITES_PORT,
  (request, response) => {
    lookAgain();
    dispatch(request, response);
  },
  {
    answerWhole: (bytes) => {
      lookAgain();
      return answerWhole(bytes);
    },
    setting: "SITES_PORT",
  },
).catch((error: unknown) => {
  process.stderr.write(`${error instanceof ListenError ? error.message : String(error)}\n`);
  process.exit(1);
});
const flush = () =>
  views.flush().catch((error: unknown) => log.error({ err: error }, "views could not be counted"));
setInterval(flush, MINUTE).unref();

await released;
await server.close(REQUESTS_TIMEOUT);
await flush();
watch.stop();
database.close();
process.exit(0);
