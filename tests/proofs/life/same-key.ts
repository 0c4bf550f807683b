import { setTimeout as pause } from "node:timers/promises";
import type { SessionTokens } from "#contract/auth.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import { ask, signIn, Unanswered } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { smallPng } from "../floods/pictures.ts";
import { type LastingServer, startLasting } from "./lasting-server.ts";

const CLIENTS = 8;

/** A user who makes tokens one after the other, each by a request with a key of its own. */
interface Maker {
  session: SessionTokens;
  /** Of every token that was begun, in order. */
  names: string[];
  again: number;
}

/** `kill -9` during writes; who hears no answer sends the same request again, with its key. */
export async function proveEachWriteHappensOnce(
  kills: number,
  startServer: () => Promise<LastingServer> = startLasting,
): Promise<Finding> {
  const server = await startServer();
  const faults: string[] = [];
  try {
    const { call } = server;
    const random = randomFrom("same key");
    const makers: Maker[] = await Promise.all(
      Array.from({ length: CLIENTS }, async () => ({ session: await signIn(call), names: [], again: 0 })),
    );
    const life = { isOver: false };
    const working = makers.map((maker, index) => make(server, maker, index, life));
    for (let kill = 0; kill < kills; kill++) {
      await pause(random.between(100, 2_000));
      await server.end("SIGKILL");
      await server.start();
    }
    life.isOver = true;
    const done = await Promise.allSettled(working);
    for (const each of done) if (each.status === "rejected") faults.push(String(each.reason));
    for (const [index, { session, names }] of makers.entries()) {
      const { data } = await ask(call, "listTokens", { session, query: { limit: 500 } });
      const found = data.tokens.map(({ name }) => name).sort();
      const wanted = [...names].sort();
      if (JSON.stringify(found) !== JSON.stringify(wanted))
        faults.push(`client ${index} asked for ${wanted.join(", ")} and has ${found.join(", ")}`);
    }
    const sum = (of: (maker: Maker) => number) => makers.reduce((total, maker) => total + of(maker), 0);
    return {
      numbers: { kills, writes: sum((m) => m.names.length), "sent again": sum((m) => m.again) },
      faults,
    };
  } finally {
    await server.remove();
  }
}

async function make({ call }: LastingServer, maker: Maker, index: number, life: { isOver: boolean }) {
  const { session } = maker;
  while (!life.isOver) {
    const name = `Gem ${index} of ${maker.names.length}`;
    maker.names.push(name);
    const request = {
      session,
      headers: { "Idempotency-Key": `${index}-${maker.names.length}-key-of-one-write` },
      body: { name, ticker: "GEM", description: "A gem.", generate_banner: "false" },
      files: { image: new Blob([smallPng()]) },
    };
    for (;;) {
      const answer = await call("createToken", request).catch((error: unknown) => {
        if (!(error instanceof Unanswered)) throw error;
        return null;
      });
      if (answer?.status === 200) break;
      if (answer && answer.status !== 503 && answer.status !== 409)
        throw new Error(`${name} was answered with ${answer.status}: ${answer.body.detail}`);
      maker.again++;
      await pause(100);
    }
  }
}
