import type { RequestListener } from "node:http";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { MINUTE } from "#contract/limits.ts";
import program from "../../package.json" with { type: "json" };
import { createApp } from "./app.ts";
import { createDeps } from "./create-deps.ts";
import { StartError } from "./db/database.ts";
import { openForServer } from "./db/engines.ts";
import type { ServerDeps } from "./deps.ts";
import { type Env, EnvError, readEnv, secretsOf } from "./env.ts";
import { createBuiltInComposer } from "./gateways/built-in-composer.ts";
import { createChain } from "./gateways/chain.ts";
import { createRasteriser } from "./gateways/drawing/rasteriser.ts";
import { decodeLimits } from "./gateways/images/decode-apart.ts";
import { createImages } from "./gateways/images/images.ts";
import { createMail } from "./gateways/mail.ts";
import { createModels } from "./gateways/models/models.ts";
import { createOutside } from "./gateways/outside/outside.ts";
import { createPictureFiles } from "./gateways/picture-files.ts";
import { openBlobs } from "./gateways/s3-blobs.ts";
import { createTrading } from "./gateways/trading.ts";
import { createDispatch } from "./hosting/dispatch.ts";
import { startSiteWorkers } from "./hosting/site-workers.ts";
import { createViewCounter } from "./hosting/view-counter.ts";
import { createWholeRequests } from "./hosting/whole-requests.ts";
import { serverKey } from "./keys.ts";
import { createLog, type Log } from "./log.ts";
import { createMetrics } from "./metrics.ts";
import { watchProcess } from "./metrics-process.ts";
import type { AnswerWhole } from "./raw-sockets.ts";
import { KEEP_ALIVE, ListenError, listen, REQUESTS_TIMEOUT } from "./server.ts";
import { createAllPlaces } from "./services/limits/costs.ts";
import { watchDatabase } from "./services/maintenance/watch-database.ts";
import { readStartNotes } from "./services/operator/start-notes.ts";
import { watchBackups } from "./services/operator/watch-backups.ts";
import { resolveSettings, type Settings } from "./settings.ts";

/** Milliseconds for running jobs after that. Unfinished ones run again at the next start. */
const JOBS_TIMEOUT = 1_500;

/** The composition root: environment, dependencies, listening, shutdown. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.LOG_LEVEL, secretsOf(env));
  const { database, release } = await openForServer(env);
  // What comes meanwhile waits for the end of the start.
  const early: Parameters<RequestListener>[] = [];
  let answer: RequestListener = (...request) => void early.push(request);
  let answerWhole: AnswerWhole = () => null;
  const server = await listen(env.HOST, env.PORT, (request, response) => answer(request, response), {
    answerWhole: (bytes) => answerWhole(bytes),
  });
  const settings = resolveSettings(env, server.port);
  const metrics = createMetrics();
  watchProcess(metrics);
  metrics.watch("connections", "Open connections.", server.connections);
  const rasterise = createRasteriser();
  const outside = createOutside();
  const places = createAllPlaces(metrics);
  const deps = createDeps({
    settings,
    metrics,
    places,
    database,
    log,
    key: serverKey(env.SERVER_KEY, env.DATA_DIR),
    blobs: openBlobs(settings),
    chain: createChain(settings.rpcUrl),
    trading: createTrading(settings.tradeApiUrl),
    composer: createBuiltInComposer(createPictureFiles(settings.picturesDir), rasterise),
    images: createImages(decodeLimits, rasterise, places.decode),
    models: createModels(settings.models, outside),
    outside,
    mail: mailOf(settings, log),
  });
  await requireWhole(deps);
  if (database.isShared) await requireSameKey(deps);
  const views = createViewCounter(deps.store);
  const app = createApp(deps);
  answer = createDispatch(deps, getRequestListener(app.fetch), views);
  for (const request of early) answer(...request);
  answerWhole = createWholeRequests({
    ...deps,
    keepAlive: KEEP_ALIVE,
    onView: views.count,
    onAnswer: metrics.countSiteAnswer,
  });
  const flushing = setInterval(() => flushViews(deps.log, views.flush), MINUTE).unref();
  const watches = [watchDatabase(deps), ...backupsOf(env, deps)];
  const { version } = program;
  const { backupDir, dataDir } = settings;
  for (const note of await readStartNotes(deps, { version, backupDir, dataDir })) log.warn({}, note);
  await deps.jobs.start();
  // The first answer is the slowest, so the server asks for it itself before it says that it is ready.
  await app.request("/readyz");
  const workers = env.SITE_WORKERS > 0 ? await startSiteWorkers(env.SITE_WORKERS, server.port, log) : null;

  const stop = once(async () => {
    log.info({}, "stopping");
    clearInterval(flushing);
    for (const watch of watches) watch.stop();
    await Promise.all([server.close(REQUESTS_TIMEOUT), workers?.stop()]);
    await Promise.race([deps.jobs.stop(), setTimeout(JOBS_TIMEOUT)]);
    await flushViews(log, views.flush);
    await database.close();
    release();
    process.exit(0);
  });
  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
  if (process.argv.includes("--follow-parent")) process.stdin.on("end", stop).on("close", stop).resume();
  log.info({ url: settings.publicUrl, port: server.port, network: settings.network }, "ready");
  const addresses = {
    url: settings.publicUrl,
    port: server.port,
    ...(workers && { sitesPort: workers.port }),
  };
  process.stdout.write(`${JSON.stringify({ ready: true, ...addresses })}\n`);
}

async function requireWhole({ store }: ServerDeps): Promise<void> {
  if ((await store.moving.read()) !== null)
    throw new StartError("This database is being filled by a move. Finish it first: run its command again.");
}

/** What one server signs the others must be able to read. */
async function requireSameKey({ store, derive }: ServerDeps): Promise<void> {
  const print = derive("print of the server key");
  await store.commit([store.keyPrint.claim(print)]);
  if ((await store.keyPrint.read()) !== print)
    throw new StartError("SERVER_KEY is another one than that of the servers that use this database.");
}

const mailOf = ({ mail, productName }: Settings, log: Log) =>
  mail && createMail({ url: mail.url, from: { name: productName, address: mail.from }, log });

/** The operator's commands, beside this file as it is built or as it is written. */
const CLI = fileURLToPath(
  new URL(import.meta.url.endsWith(".ts") ? "cli/main.ts" : "cli.js", import.meta.url),
);

const backupsOf = ({ BACKUP_DIR: shelf, BACKUP_KEEP: keep }: Env, deps: ServerDeps) =>
  shelf ? [watchBackups(deps, { shelf, keep, cli: [...process.execArgv, CLI] })] : [];

const flushViews = (log: Log, flush: () => Promise<void>): Promise<void> =>
  flush().catch((error: unknown) => log.error({ err: error }, "views could not be counted"));

const once = (action: () => Promise<void>) => {
  let isDone = false;
  return () => {
    if (isDone) return;
    isDone = true;
    void action();
  };
};

main().catch((error: unknown) => {
  const isKnown = error instanceof EnvError || error instanceof StartError || error instanceof ListenError;
  const text = isKnown ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`${text}\n`);
  process.exit(1);
});
