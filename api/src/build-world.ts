import { randomBytes, randomUUID } from "node:crypto";
import type { OpenDatabase } from "./db/open.ts";
import { createStore } from "./db/store.ts";
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
import { choreHandlers } from "./services/house/chores.ts";
import { createJobRunner, type JobHandler } from "./services/jobs/jobs.ts";
import { watchJobs } from "./services/jobs/watch-jobs.ts";
import { createRateLimiter } from "./services/limits/rate-limiter.ts";
import { MAIL_MESSAGES, mailMessagesHandler } from "./services/messages/mail-messages.ts";
import { createProgressBoard } from "./services/progress/board.ts";
import { PUBLISH_WEBSITE, type PublishOrder } from "./services/websites/deploy-website.ts";
import { noteFailedPublish, publishWebsite } from "./services/websites/publish-website.ts";
import type { Settings } from "./settings.ts";
import type { Chance, Clock, World } from "./world.ts";

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
  clock?: Clock;
  chance?: Chance;
}

export const realChance: Chance = {
  // Version 8: clients bring ids of other versions, and none of theirs can be one of these.
  uuid: () => {
    const id = randomUUID();
    return `${id.slice(0, 14)}8${id.slice(15)}`;
  },
  token: () => randomBytes(32).toString("base64url"),
};

/** Puts the world together; jobs are told of it last, since they work in it. */
export function buildWorld(parts: Parts): World {
  const { settings, blobs, chain, trading, composer, log, clock = Date.now, chance = realChance } = parts;
  const { metrics = createMetrics() } = parts;
  const store = createStore(parts.database);
  const handlers: Record<string, JobHandler> = {};
  const world: World = {
    settings,
    clock,
    chance,
    store,
    blobs,
    chain,
    trading,
    composer,
    images: parts.images,
    models: parts.models ?? noModels,
    outside: parts.outside,
    jobs: createJobRunner({ store, clock, log, metrics }, handlers),
    progress: createProgressBoard(clock),
    sites: createSiteCache(store, blobs, siteHeaders(composer.scriptHash), metrics.countSiteLook),
    derive: deriveWith(parts.key),
    log,
    metrics,
    limiter: createRateLimiter(settings.rateLimits, clock),
    runningKeys: new Map(),
    async settle(plan, answer) {
      await store.commit(plan);
      return answer;
    },
    async startJob(kind, order, more = []) {
      const id = chance.uuid();
      await store.commit([...more, world.jobs.row(id, kind, order(id))]);
      return id;
    },
  };
  Object.assign(handlers, jobHandlers(world), mailHandlers(world, parts.mail ?? null));
  watchJobs(world);
  return world;
}

const jobHandlers = (world: World): Record<string, JobHandler> => ({
  ...choreHandlers(world),
  [MAKE_GENERATION]: {
    retries: false,
    perform: (payload, done) => makeGeneration(world, payload as MakingOrder, done),
  },
  [LAUNCH_WEBSITE]: {
    retries: true,
    perform: (payload, done) => launchWebsite(world, payload as LaunchWebsiteOrder, done),
    givenUp: (payload, reason) => noteFailedLaunchWebsite(world, payload as LaunchWebsiteOrder, reason),
  },
  [PUBLISH_WEBSITE]: {
    retries: true,
    perform: (payload, done) => publishWebsite(world, payload as PublishOrder, done),
    givenUp: (payload, reason) => noteFailedPublish(world, payload as PublishOrder, reason),
  },
});

const mailHandlers = (world: World, mail: Mail | null): Record<string, JobHandler> =>
  mail ? { [MAIL_MESSAGES]: mailMessagesHandler(world, mail) } : {};
