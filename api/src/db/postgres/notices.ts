import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { named } from "./named.ts";

/** Channels by their topic. `host`: the answer of this host has changed; `server`: what servers tell each other. */
const channels = { host: "gemwright_host", server: "gemwright_server" } as const;
export type Topic = keyof typeof channels;

/** What this server's questions say of the database, whichever connections they take. */
export interface Health {
  /** True if the latest question was answered. */
  isAnswering: boolean;
  /** Asks one; never rejects. */
  check(): Promise<void>;
}

/** Notices that the servers of one database send each other. */
export interface Listener {
  on(topic: Topic, receive: (text: string) => void): void;
  /** Hands a notice to the receivers here. */
  report(topic: Topic, text: string): void;
  /**
   * Changes whenever a notice may have been missed: while none can be received, at every call. As long as this
   * server's questions are not answered either, nobody changes anything, and what is in memory holds.
   */
  version(): number;
  close(): Promise<void>;
}

/** Milliseconds until it tries to connect again. */
const PAUSE = 500;
/** Milliseconds for a connection and for an answer. */
const DEADLINE = 2_000;
/** Milliseconds between two questions whether the connection holds. */
const ASK = 1_000;

/** Listens on a connection of its own, from the first receiver on, and connects again when that is lost. */
export function listenTo(url: string, health: Health): Listener {
  const receivers: Record<Topic, ((text: string) => void)[]> = { host: [], server: [] };
  const ending = new AbortController();
  let isListening = false;
  let version = 0;
  let listening: Promise<void> | undefined;
  let isChecking = false;

  /** One question at a time: where nothing answers, it takes longer than the next attempt to connect. */
  const check = async () => {
    if (isChecking || ending.signal.aborted) return;
    isChecking = true;
    await health.check();
    isChecking = false;
  };

  const report = (topic: Topic, text: string) => {
    for (const receive of receivers[topic]) receive(text);
  };

  /** Until the connection is lost. */
  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: named(url, "gemwright notices"),
      connectionTimeoutMillis: DEADLINE,
      query_timeout: DEADLINE,
    });
    const lost = new AbortController();
    const end = () => lost.abort();
    client.on("end", end).on("error", end);
    ending.signal.addEventListener("abort", end, { once: true });
    client.on("notification", ({ channel, payload = "" }) => {
      for (const [topic, name] of Object.entries(channels))
        if (name === channel) report(topic as Topic, payload);
    });
    try {
      await client.connect();
      for (const channel of Object.values(channels)) await client.query(`listen ${channel}`);
      version++;
      isListening = true;
      await untilSilent(client, lost.signal);
      // Until the next question knows better.
      health.isAnswering = false;
    } finally {
      isListening = false;
      ending.signal.removeEventListener("abort", end);
      void client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        await listen();
        void check();
      } catch {
        void check();
        await setTimeout(PAUSE, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
      }
    }
  }

  return {
    on(topic, receive) {
      receivers[topic].push(receive);
      listening ??= keepListening();
    },
    report,
    version: () => (isListening || !health.isAnswering ? version : ++version),
    async close() {
      ending.abort();
      await listening;
    },
  };
}

/** Asks it again and again: a network that is cut says nothing, a question without an answer does. */
async function untilSilent(client: Client, signal: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await setTimeout(ASK, undefined, { signal, ref: false });
      await client.query("select 1");
    }
  } catch {
    // It is lost, or was ended.
  }
}
