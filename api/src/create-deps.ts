import { randomBytes, randomUUID } from "node:crypto";
import { LRUCache } from "lru-cache";
import { createBodyMemory } from "./body-memory.ts";
import type { OpenDatabase } from "./db/database.ts";
import { COMPRESS_PAGE } from "./db/jobs.ts";
import { createStore } from "./db/store.ts";
import type { Clock, Random, ServerDeps } from "./deps.ts";
import type { BlobStore } from "./gateways/blob-store.ts";
import type { Chain } from "./gateways/chain.ts";
import type { Composer } from "./gateways/composer.ts";
import type { Images } from "./gateways/images/images.ts";
import type { Mail } from "./gateways/mail.ts";
import { type Models, noModels } from "./gateways/models/models.ts";
import type { Outside } from "./gateways/outside/outside.ts";
import type { Trading } from "./gateways/trading.ts";
import { createSiteCache } from "./hosting/site-cache.ts";
import { siteHeaders } from "./hosting/site-headers.ts";
import { deriveWith } from "./keys.ts";
import type { Log } from "./log.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import {
  LAUNCH_WEBSITE,
  type LaunchWebsiteOrder,
  launchWebsite,
  noteFailedLaunchWebsite,
} from "./services/automation/launch-website.ts";
import { MAKE_GENERATION } from "./services/generations/generate-creative.ts";
import { type MakingOrder, makeGeneration } from "./services/generations/make-generation.ts";
import { createJobRunner, watchJobs } from "./services/jobs/jobs.ts";
import type { JobHandler } from "./services/jobs/perform-job.ts";
import { createCoinMemories } from "./services/launches/coin-memories.ts";
import { FIND_LAUNCHES, findLaunchesHandler } from "./services/launches/find-launches.ts";
import { createAllPlaces } from "./services/limits/costs.ts";
import { createRateLimiter } from "./services/limits/rate-limiter.ts";
import { maintenanceHandlers } from "./services/maintenance/maintenance.ts";
import { MAIL_MESSAGES, mailMessagesHandler } from "./services/messages/mail-messages.ts";
import { createProgressBoard } from "./services/progress/board.ts";
import { type CompressOrder, compressPage } from "./services/websites/compress-page.ts";
import { PUBLISH_WEBSITE, type PublishOrder } from "./services/websites/deploy-website.ts";
import { noteFailedPublish, publishWebsite } from "./services/websites/publish-website.ts";
import type { Settings } from "./settings.ts";

/** What finished token lists may take of the memory. */
const LISTS_BYTES = 64 * 1024 * 1024;

export interface Parts {
  settings: Settings;
  database: OpenDatabase;
  key: Buffer;
  blobs: BlobStore;
  chain: Chain;
  trading: Trading;
  composer: Composer;
  images: Images;
  /** Absent where the operator has set none. */
  models?: Models;
  outside: Outside;
  /** Absent where nothing is mailed. */
  mail?: Mail | null;
  log: Log;
  metrics?: Metrics;
  places?: ServerDeps["places"];
  clock?: Clock;
  random?: Random;
}

export const systemRandom: Random = {
  // Version 8: clients bring ids of other versions, and none of theirs can be one of these.
  uuid: () => {
    const id = randomUUID();
    return `${id.slice(0, 14)}8${id.slice(15)}`;
  },
  token: () => randomBytes(32).toString("base64url"),
};

/** Creates the dependencies. The job handlers are added last, because they need the finished object. */
export function createDeps(parts: Parts): ServerDeps {
  const { settings, blobs, chain, trading, composer, log, clock = Date.now, random = systemRandom } = parts;
  const { metrics = createMetrics() } = parts;
  const store = createStore(parts.database);
  const run = random.uuid();
  const { countRequest, notices } = parts.database;
  const handlers: Record<string, JobHandler> = {};
  const deps: ServerDeps = {
    settings,
    clock,
    random,
    store,
    run,
    blobs,
    chain,
    trading,
    composer,
    images: parts.images,
    models: parts.models ?? noModels,
    outside: parts.outside,
    jobs: createJobRunner({ store, clock, log, metrics }, handlers),
    progress: createProgressBoard(clock, { run, ...(notices && { notices }) }),
    sites: createSiteCache(store, blobs, siteHeaders(composer.scriptHash), metrics.countSiteLook),
    derive: deriveWith(parts.key),
    log,
    metrics,
    limiter: createRateLimiter(settings.rateLimits, clock, countRequest),
    places: parts.places ?? createAllPlaces(metrics),
    bodyMemory: createBodyMemory(),
    archives: new LRUCache({ max: 10_000 }),
    tokenLists: new LRUCache({ maxSize: LISTS_BYTES, sizeCalculation: ({ list }) => list.size }),
    coins: createCoinMemories(),
    runningKeys: new Map(),
    async commit(plan, answer) {
      await store.commit(plan);
      return answer;
    },
    async startJob(kind, order, more = []) {
      const id = random.uuid();
      await store.commit([...more, deps.jobs.row(id, kind, order(id))]);
      return id;
    },
  };
  parts.database.watchHosts(deps.sites.forget);
  Object.assign(handlers, jobHandlers(deps), mailHandlers(deps, parts.mail ?? null));
  watchJobs(deps);
  return deps;
}

const jobHandlers = (deps: ServerDeps): Record<string, JobHandler> => ({
  ...maintenanceHandlers(deps),
  [FIND_LAUNCHES]: findLaunchesHandler(deps),
  [MAKE_GENERATION]: {
    retries: false,
    perform: (payload, done) => makeGeneration(deps, payload as MakingOrder, done),
  },
  [LAUNCH_WEBSITE]: {
    retries: true,
    perform: (payload, done) => launchWebsite(deps, payload as LaunchWebsiteOrder, done),
    onGivenUp: (payload, reason) => noteFailedLaunchWebsite(deps, payload as LaunchWebsiteOrder, reason),
  },
  [PUBLISH_WEBSITE]: {
    retries: true,
    perform: (payload, done) => publishWebsite(deps, payload as PublishOrder, done),
    onGivenUp: (payload, reason) => noteFailedPublish(deps, payload as PublishOrder, reason),
  },
  [COMPRESS_PAGE]: {
    retries: true,
    perform: (payload, done) => compressPage(deps, payload as CompressOrder, done),
  },
});

const mailHandlers = (deps: ServerDeps, mail: Mail | null): Record<string, JobHandler> =>
  mail ? { [MAIL_MESSAGES]: mailMessagesHandler(deps, mail) } : {};
