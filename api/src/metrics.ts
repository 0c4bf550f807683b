import { Counter, Gauge, Histogram, Registry } from "prom-client";

export interface RequestFacts {
  /** An endpoint's name, or one of a few others: never an address. */
  endpoint: string;
  method: string;
  status: number;
}

/** Counts attempts: a failed one may be tried again. */
export type JobOutcome = "done" | "failed";

/** What the server counts, independent of how it is reported. */
export interface Metrics {
  /** Call it when a request begins; call its result at the end, which returns the seconds between. */
  startRequest(): (facts: RequestFacts) => number;
  countJob(kind: string, outcome: JobOutcome): void;
  countSiteLook(isHit: boolean): void;
  /** Counts an answer of a hosted site that was given before node:http. */
  countSiteAnswer(status: "2xx" | "3xx"): void;
  /** Counts a request that a limit of this class has refused. */
  countLimited(limit: string): void;
  /** Counts a request for which there was no place of this name, because too many waited. */
  countTurnedAway(place: string): void;
  countReplay(): void;
  /** Counts a launch that was refused because this of the launchpad has changed. */
  countPaused(change: string): void;
  /** Registers a value that is read each time the metrics are asked for. */
  watch(name: string, help: string, read: () => number | Promise<number>): void;
  /** Registers several values under one name, each with its own label. */
  watchEach(name: string, help: string, label: string, read: () => Readonly<Record<string, number>>): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
}

export const METRICS_TYPE = Registry.PROMETHEUS_CONTENT_TYPE;

/** From a hosted file in memory to a website that a model writes. */
const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

const METHODS = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Metrics on their own registry, so that two servers in one process do not share them. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Histogram({
    name: "gemwright_http_request_duration_seconds",
    help: "Requests by endpoint, method and class of status, until the answer's head is known.",
    labelNames: ["endpoint", "method", "status"],
    buckets: SECONDS,
    registers,
  });
  const jobs = counter(registry, "jobs_total", "Attempts at jobs that have ended.", ["kind", "outcome"]);
  const looks = cheapCounter(registry, "site_cache_total", "Looks for a hosted site in memory.", "result", {
    hit: 0,
    miss: 0,
  });
  const siteAnswers = cheapCounter(
    registry,
    "site_answers_total",
    "Files of hosted sites that were answered from memory, before node:http.",
    "status",
    { "2xx": 0, "3xx": 0 },
  );
  const limited = counter(registry, "rate_limited_total", "Requests refused by a rate limit.", ["limit"]);
  const turnedAway = counter(registry, "turned_away_total", "Requests refused because too many waited.", [
    "place",
  ]);
  const replays = counter(registry, "idempotent_replays_total", "Requests answered with a kept answer.");
  const paused = counter(
    registry,
    "launches_paused_total",
    "Launches refused because the launchpad is not as the app knows it.",
    ["change"],
  );
  return {
    startRequest() {
      const end = requests.startTimer();
      return ({ endpoint, method, status }) =>
        end({
          endpoint,
          method: METHODS.has(method) ? method : "other",
          status: `${Math.floor(status / 100)}xx`,
        });
    },
    countJob: (kind, outcome) => jobs.inc({ kind, outcome }),
    countSiteLook: (isHit) => void looks[isHit ? "hit" : "miss"]++,
    countSiteAnswer: (status) => void siteAnswers[status]++,
    countLimited: (limit) => limited.inc({ limit }),
    countTurnedAway: (place) => turnedAway.inc({ place }),
    countReplay: () => replays.inc(),
    countPaused: (change) => paused.inc({ change }),
    watch(name, help, read) {
      new Gauge({
        name: `gemwright_${name}`,
        help,
        registers,
        async collect() {
          this.set(await read());
        },
      });
    },
    watchEach(name, help, label, read) {
      new Gauge({
        name: `gemwright_${name}`,
        help,
        labelNames: [label],
        registers,
        collect() {
          for (const [value, count] of Object.entries(read())) this.set({ [label]: value }, count);
        },
      });
    },
    text: () => registry.metrics(),
  };
}

/** A counter for what happens ten thousands of times a second: counts that are read with the metrics. */
function cheapCounter<L extends string>(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  counts: Record<L, number>,
): Record<L, number> {
  new Counter({
    name: `gemwright_${name}`,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of Object.entries<number>(counts)) this.inc({ [label]: value }, count);
    },
  });
  return counts;
}

const counter = <L extends string>(registry: Registry, name: string, help: string, labelNames: L[] = []) =>
  new Counter({ name: `gemwright_${name}`, help, labelNames, registers: [registry] });
