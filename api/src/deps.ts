import type { Plan } from "./db/plan.ts";
import type { Store } from "./db/store.ts";
import type { BlobStore } from "./gateways/blob-store.ts";
import type { Chain } from "./gateways/chain.ts";
import type { Composer } from "./gateways/composer.ts";
import type { Images } from "./gateways/images/images.ts";
import type { Models } from "./gateways/models/models.ts";
import type { Outside } from "./gateways/outside/outside.ts";
import type { Trading } from "./gateways/trading.ts";
import type { SiteCache } from "./hosting/site-cache.ts";
import type { Derive } from "./keys.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Jobs } from "./services/jobs/jobs.ts";
import type { RateLimiter } from "./services/limits/rate-limiter.ts";
import type { ProgressBoard } from "./services/progress/board.ts";
import type { Settings } from "./settings.ts";

/** The time, in milliseconds since 1970. */
export type Clock = () => number;

export interface Random {
  uuid(): string;
  /** Text of 256 random bits. */
  token(): string;
}

/** Everything a service may touch, made once at the composition root. */
export interface ServerDeps {
  settings: Settings;
  clock: Clock;
  random: Random;
  store: Store;
  blobs: BlobStore;
  chain: Chain;
  trading: Trading;
  composer: Composer;
  images: Images;
  models: Models;
  outside: Outside;
  jobs: Jobs;
  progress: ProgressBoard;
  sites: SiteCache;
  derive: Derive;
  log: Log;
  metrics: Metrics;
  limiter: RateLimiter;
  /** Requests with an idempotency key that this process is working on, counted. */
  runningKeys: Map<string, number>;
  commit: CommitAnswer;
  startJob: StartJob;
}

/**
 * Commits a business write, and gives `answer` back. Where the request carries an idempotency key, the answer is
 * kept in the same transaction, so that a repetition hears it and writes nothing.
 */
export type CommitAnswer = <T>(plan: Plan, answer: T) => Promise<T>;

/**
 * Commits a new job and gives its id back; `order` is what it is told. A repetition of a request with an idempotency
 * key gets the job that the first has made.
 */
export type StartJob = (kind: string, order: (jobId: string) => object, more?: Plan) => Promise<string>;

/** Who is calling. Made by authentication alone. */
export interface Caller {
  userId: string;
  sessionId: string;
  /** The wallet that this session was signed in with. */
  address: string;
}

/** What work for a user is given, also where no session asks for it, as in a job. */
export interface OwnerDeps extends ServerDeps {
  caller: Pick<Caller, "userId">;
}

/** What a service for signed-in users is given. */
export interface UserDeps extends ServerDeps {
  caller: Caller;
}
