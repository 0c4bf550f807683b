import { setTimeout } from "node:timers/promises";
import { Client } from "pg";

/** Channels by their topic. `host`: the answer of this host has changed; `server`: what servers tell each other. */
const channels = { host: "gemwright_host", server: "gemwright_server" } as const;
export type Topic = keyof typeof channels;

/** Notices that the servers of one database send each other. */
export interface Listener {
  on(topic: Topic, receive: (text: string) => void): void;
  /** Hands a notice to the receivers here. */
  report(topic: Topic, text: string): void;
  /** Changes whenever a notice may have been missed; while none can be received, at every call. */
  version(): number;
  close(): Promise<void>;
}

/** Milliseconds until it connects again. */
const PAUSE = 500;

/** Listens on a connection of its own, from the first receiver on, and connects again when that is lost. */
export function listenTo(url: string): Listener {
  const receivers: Record<Topic, ((text: string) => void)[]> = { host: [], server: [] };
  const ending = new AbortController();
  let isListening = false;
  let version = 0;
  let listening: Promise<void> | undefined;

  const report = (topic: Topic, text: string) => {
    for (const receive of receivers[topic]) receive(text);
  };

  async function listen(): Promise<void> {
    const client = new Client({
      connectionString: url,
      application_name: "gemwright notices",
      keepAlive: true,
    });
    const ended = new Promise<void>((resolve) => {
      client.once("end", resolve);
      client.once("error", () => resolve());
      ending.signal.addEventListener("abort", () => resolve(), { once: true });
    });
    client.on("notification", ({ channel, payload = "" }) => {
      for (const [topic, name] of Object.entries(channels))
        if (name === channel) report(topic as Topic, payload);
    });
    try {
      await client.connect();
      for (const channel of Object.values(channels)) await client.query(`listen ${channel}`);
      version++;
      isListening = true;
      await ended;
    } finally {
      isListening = false;
      await client.end().catch(() => undefined);
    }
  }

  async function keepListening(): Promise<void> {
    while (!ending.signal.aborted) {
      await listen().catch(() => undefined);
      await setTimeout(PAUSE, undefined, { signal: ending.signal, ref: false }).catch(() => undefined);
    }
  }

  return {
    on(topic, receive) {
      receivers[topic].push(receive);
      listening ??= keepListening();
    },
    report,
    version: () => (isListening ? version : ++version),
    async close() {
      ending.abort();
      await listening;
    },
  };
}
