import type { LRUCache } from "lru-cache";
import type { BodyMemory } from "./body-memory.ts";
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
import type { KeptJson } from "./kept-json.ts";
import type { Derive } from "./keys.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import type { Places } from "./places.ts";
import type { Jobs } from "./services/jobs/jobs.ts";
import type { CoinMemories } from "./services/launches/coin-memories.ts";
import type { PlaceName } from "./services/limits/costs.ts";
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

/** A token list as it was at `from`. It stays so until `until` while its cursor does. */
export interface KeptList {
  list: KeptJson;
  cursor: string;
  from: number;
  until: number;
}

/** The server's dependencies, created once at the composition root. */
export interface ServerDeps {
  settings: Settings;
  clock: Clock;
  random: Random;
  store: Store;
  /** The name of this run of the server, among others on one database. */
  run: string;
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
  places: Readonly<Record<PlaceName, Places>>;
  bodyMemory: BodyMemory;
  /** The blobs of website archives made before, by a hash of what is in them. */
  archives: LRUCache<string, string>;
  /** Whole token lists, by their user and place. */
  tokenLists: LRUCache<string, KeptList>;
  /** What was last read of coins, by their mint. */
  coins: CoinMemories;
  /** How many requests with this idempotency key the process is working on. */
  runningKeys: Map<string, number>;
  commit: CommitAnswer;
  startJob: StartJob;
}

/**
 * Commits a plan and returns `answer`. If the request carries an idempotency key, the answer is stored in the
 * same transaction, so that a repetition gets the same answer and writes nothing.
 */
export type CommitAnswer = <T>(plan: Plan, answer: T) => Promise<T>;

/**
 * Commits a new job and returns its id; `order` makes its payload. A repeated request with the same
 * idempotency key gets the job of the first.
 */
export type StartJob = (kind: string, order: (jobId: string) => object, more?: Plan) => Promise<string>;

/** The signed-in user. Only authentication creates one. */
export interface Caller {
  userId: string;
  sessionId: string;
  /** The wallet that this session was signed in with. */
  address: string;
}

/** Dependencies of work for a user that needs no session, such as a job. */
export interface OwnerDeps extends ServerDeps {
  caller: Pick<Caller, "userId">;
}

/** Dependencies of a service for signed-in users. */
export interface UserDeps extends ServerDeps {
  caller: Caller;
}

/**
 * Dependencies of the operator's commands, which run in a process of their own, with or without a server
 * beside it.
 */
export type OperatorDeps = Pick<ServerDeps, "store" | "clock" | "commit">;
