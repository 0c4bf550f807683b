import { setTimeout } from "node:timers/promises";
import { type Random, randomFrom } from "../../../composer/seeded/random.ts";
import { callOver, Refused } from "../../support/api-user.ts";
import { type Power, startPowered } from "../../support/power.ts";
import { type Client, Lost } from "./beliefs.ts";
import { chooseWrite, createClient } from "./client.ts";
import { checkDisk } from "./disk.ts";
import { acknowledgedIn, createTally, faultsIn, type Tally } from "./tally.ts";
import { generate, saveDraft } from "./token-writes.ts";
import { verify } from "./verify.ts";

export interface Proof {
  kills: number;
  clients: number;
  seed: string;
  say(line: string): void;
  /** What is killed; by default the product as `npm start` runs it, with its data looked at after each kill. */
  start?: () => Promise<Power>;
  /** An error that is no fault while the product is on, as where many processes share a busy machine. */
  isAllowed?: (error: unknown) => boolean;
  look?: (power: Power) => string[];
}

function lookAtDisk(): (power: Power) => string[] {
  const knownBlobs = new Set<string>();
  return ({ product }) => checkDisk(product.dataDir, knownBlobs);
}

/**
 * Writes, kills, starts and compares, so many times; stops at the first fault and leaves its data where they
 * are.
 */
export async function proveNothingIsLost({
  kills,
  clients: count,
  seed,
  say,
  start = () => startPowered(),
  isAllowed = () => false,
  look = lookAtDisk(),
}: Proof): Promise<Tally> {
  const tally = createTally();
  const random = randomFrom(seed);
  const power = await start();
  try {
    const call = callOver(() => power.product.url);
    const indexes = Array.from({ length: count }, (_, index) => index);
    const clients = await Promise.all(indexes.map((index) => createClient(call, index, seed)));
    tally.rows["sign-in"].acknowledged += count;
    await Promise.all(clients.map((client) => makeFirstToken(client, tally)));
    while (tally.kills < kills && faultsIn(tally).length === 0) {
      await oneLife(power, clients, tally, random, isAllowed);
      tally.integrity.push(...look(power));
      if (random.boolean(FLICKERS)) await power.flicker(random.between(0, START_MS));
      await power.restore();
      await compareAll(clients, tally, Number(new URL(power.product.url).port), isAllowed);
      tally.signOuts = clients.reduce((sum, client) => sum + client.signOuts, 0);
      say(`kill ${tally.kills}: ${acknowledgedIn(tally)} writes acknowledged so far`);
    }
  } finally {
    if (faultsIn(tally).length === 0) await power.product.remove();
    else await power.cut().then(() => say(`The data are kept in ${power.product.dataDir}`));
  }
  return tally;
}

/**
 * Making one takes longer than most lives: without a first token there would be little to edit, deploy and
 * delete.
 */
export async function makeFirstToken(client: Client, tally: Tally): Promise<void> {
  await generate(client).send();
  const [made = ""] = client.believed.generations.keys();
  await saveDraft(client, made).send();
  for (const kind of ["generate", "draft"] as const) tally.rows[kind].acknowledged++;
}

/** How often the power goes again while it starts, and about how long a start takes. */
const FLICKERS = 0.2;
const START_MS = 1_500;

/** Everybody writes until the power goes: after so many answers, and a moment more. */
async function oneLife(
  power: Power,
  clients: Client[],
  tally: Tally,
  random: Random,
  isAllowed: Allows,
): Promise<void> {
  const working = Promise.all(clients.map((client) => work(client, power, tally, isAllowed)));
  const enough = acknowledgedIn(tally) + random.between(0, 6 * clients.length);
  const written = async () => {
    while (power.isOn() && acknowledgedIn(tally) < enough) await setTimeout(2);
    await setTimeout(random.between(0, 300));
  };
  // Everybody stops early only where the product has died by itself.
  await Promise.race([written(), working]);
  await power.cut();
  tally.kills++;
  await working;
}

type Allows = (error: unknown) => boolean;

async function work(client: Client, power: Power, tally: Tally, isAllowed: Allows): Promise<void> {
  while (power.isOn()) {
    const write = chooseWrite(client);
    try {
      await write.send();
      tally.rows[write.kind].acknowledged++;
    } catch (error) {
      if (error instanceof Lost) tally.lost.push(`${write.kind} of client ${client.index}: ${error.message}`);
      else if (isAllowed(error)) tally.turnedAway++;
      else if (power.isOn()) tally.refused.push(`${write.kind} of client ${client.index}: ${error}`);
      client.pending = write;
      tally.rows[write.kind].unanswered++;
      return;
    }
  }
}

/** How often somebody asks again who is turned away, and the milliseconds before. */
const TRIES = 10;
const PAUSE = 1_000;

/** First what was in the air, then all that was acknowledged. */
export async function compareAll(
  clients: Client[],
  tally: Tally,
  port: number,
  isAllowed: Allows = () => false,
): Promise<void> {
  const compare = async (client: Client, left: number): Promise<void> => {
    const { pending } = client;
    try {
      if (pending && (await pending.resolve())) tally.rows[pending.kind].happened++;
      client.pending = null;
      await verify(client, port);
    } catch (error) {
      if (left > 0 && isAllowed(error)) return setTimeout(PAUSE).then(() => compare(client, left - 1));
      client.pending = null;
      const report = `client ${client.index}, after ${pending?.kind ?? "nothing"} was in the air: ${error}`;
      // A server that cannot be asked has lost nothing yet, but it should be there.
      const isLost = error instanceof Lost || error instanceof Refused;
      tally[isLost ? "lost" : "refused"].push(report);
    }
  };
  await Promise.all(clients.map((client) => compare(client, TRIES)));
}
