import { setTimeout as pause } from "node:timers/promises";
import type { SessionTokens } from "#contract/auth.ts";
import type { Call } from "../../../api/src/testing/call.ts";
import { createTestWallet, type TestWallet } from "../../../api/src/testing/wallet.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import { ask, isTurnedAway, signIn, Unanswered } from "../../support/api-user.ts";
import type { Finding } from "../finding.ts";
import { smallPng } from "../floods/pictures.ts";
import { type LastingServer, startLasting } from "./lasting-server.ts";

const CLIENTS = 8;

/** Milliseconds; a session lasts for fifteen minutes, and a slow machine takes longer. */
const RENEWED_AFTER = 600_000;

/** A user who makes tokens one after the other, each by a request with a key of its own. */
interface Maker {
  wallet: TestWallet;
  session: SessionTokens;
  signedInAt: number;
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
      Array.from({ length: CLIENTS }, async () => {
        const wallet = createTestWallet();
        return {
          wallet,
          session: await signIn(call, wallet),
          signedInAt: Date.now(),
          names: [],
          again: 0,
        };
      }),
    );
    const life = { isOver: false };
    const working = Promise.allSettled(makers.map((maker, index) => make(server, maker, index, life)));
    for (let kill = 0; kill < kills; kill++) {
      await pause(random.between(100, 2_000));
      await server.end("SIGKILL");
      await server.start();
    }
    life.isOver = true;
    for (const each of await working) if (each.status === "rejected") faults.push(String(each.reason));
    for (const [index, { wallet, names }] of makers.entries()) {
      const session = await signIn(call, wallet);
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
  while (!life.isOver) {
    const name = `Gem ${index} of ${maker.names.length}`;
    maker.names.push(name);
    const request = {
      headers: { "Idempotency-Key": `${index}-${maker.names.length}-key-of-one-write` },
      body: { name, ticker: "GEM", description: "A gem.", generate_banner: "false" },
      files: { image: new Blob([smallPng()]) },
    };
    for (;;) {
      const answer = await renewed(call, maker)
        .then((session) => call("createToken", { ...request, session }))
        .catch((error: unknown) => {
          if (!(error instanceof Unanswered) && !isTurnedAway(error)) throw error;
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

async function renewed(call: Call, maker: Maker): Promise<SessionTokens> {
  if (Date.now() - maker.signedInAt > RENEWED_AFTER) {
    maker.session = await signIn(call, maker.wallet);
    maker.signedInAt = Date.now();
  }
  return maker.session;
}
