import { createHash } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { askHost } from "../../../api/src/testing/http.ts";
import { type S3Faults, soundS3 } from "../../../api/src/testing/s3-server.ts";
import { callOver, isTurnedAway } from "../../support/api-user.ts";
import type { Client } from "../d1/beliefs.ts";
import { chooseWrite, createClient } from "../d1/client.ts";
import { compareAll, makeFirstToken } from "../d1/run.ts";
import { acknowledgedIn, createTally, faultsIn, type Tally } from "../d1/tally.ts";
import { generate } from "../d1/token-writes.ts";
import type { Finding } from "../finding.ts";
import { type Cluster, startCluster } from "./cluster.ts";
import { visitSite } from "./kills.ts";

const CLIENTS = 6;
/** Milliseconds that something is wrong; a job that fails as long is tried again after that. */
const LASTS = 8_000;
/** Milliseconds after which everybody can write again: a job whose server starved is another's after a lease. */
const RECOVERED_WITHIN = 45_000;
/** Milliseconds between two looks at a picture. */
const LOOK = 100;

/** What may happen to a store: `begin` resolves to what ends it. */
interface EngineFault {
  begin(cluster: Cluster): Promise<() => Promise<void>>;
}

const bucketFault = (fault: Partial<S3Faults>): EngineFault => ({
  async begin({ s3 }) {
    Object.assign(s3.faults, fault);
    return async () => void Object.assign(s3.faults, soundS3);
  },
});

const engineFaults: Readonly<Record<string, EngineFault>> = {
  "slow bucket": bucketFault({ delay: 3_000 }),
  "bucket answers 500": bucketFault({ failing: Number.POSITIVE_INFINITY, failure: 500 }),
  "bucket answers 503": bucketFault({ failing: Number.POSITIVE_INFINITY }),
  "bucket forgets": bucketFault({ isForgetting: true }),
  "bucket keeps half": bucketFault({ isKeepingHalf: true }),
  "bucket breaks off": bucketFault({ isBreakingOff: true }),
  "bucket garbles": bucketFault({ isGarbling: true }),
  "PostgreSQL killed": {
    async begin({ postgres }) {
      await postgres.kill();
      return () => postgres.start();
    },
  },
};
export const engineFaultNames: readonly string[] = Object.keys(engineFaults);

/**
 * Three servers whose bucket or database is at fault while users write and a visitor comes: each answer is in the
 * catalogue's words, nothing acknowledged is lost, also to servers that are started again, the live site is answered, and all write again soon
 * after.
 */
export async function proveEngineFaultsLoseNothing(
  rounds: number,
  seed: string,
  say: (line: string) => void,
  names = engineFaultNames,
): Promise<Finding> {
  const cluster = await startCluster(3);
  const tally = createTally();
  const visits = { count: 0, faults: [] as string[] };
  const numbers = {
    refused: 0,
    "requests to a bucket at fault": 0,
    "pictures looked at": 0,
    "ms until all wrote again": 0,
  };
  try {
    const call = callOver(() => cluster.url);
    const indexes = Array.from({ length: CLIENTS }, (_, index) => index);
    const clients = await Promise.all(indexes.map((index) => createClient(call, index, seed)));
    await Promise.all(clients.map((client) => makeFirstToken(client, tally)));
    const visiting = await visitSite(cluster, visits);
    for (const name of Array.from({ length: rounds }, () => names).flat()) {
      // The site is in the memory of each by then.
      await pause(1_000);
      const asked = cluster.s3.asked();
      const end = await engineFaults[name]?.begin(cluster);
      const phase: Phase = { isOver: false, name, tally, refused: 0, looks: 0 };
      const working = Promise.all([
        ...clients.map((client) => writeOn(cluster, client, phase)),
        lookAtPictures(cluster, clients, phase),
      ]);
      await pause(LASTS);
      const met = cluster.s3.asked() - asked;
      await end?.();
      phase.isOver = true;
      await working;
      const took = await writeAgain(clients, phase);
      // What a server has in memory would hide what the bucket has lost.
      for (const at of cluster.servers.keys()) await cluster.restart(at);
      await cluster.quiet();
      await compareAll(clients, tally, Number(new URL(cluster.url).port), isTurnedAway);
      numbers.refused += phase.refused;
      if (name.includes("bucket")) numbers["requests to a bucket at fault"] += met;
      if (name.includes("bucket") && met === 0) tally.lost.push(`${name}: nobody asked the bucket meanwhile`);
      numbers["pictures looked at"] += phase.looks;
      numbers["ms until all wrote again"] = Math.max(numbers["ms until all wrote again"], Math.round(took));
      say(
        `${name}: ${acknowledgedIn(tally)} writes acknowledged so far; meanwhile ${phase.refused} refused, the bucket was asked ${met} times, and ${phase.looks} pictures were looked at`,
      );
      if (faultsIn(tally).length > 0) break;
    }
    await visiting.stop();
  } finally {
    await cluster.stop();
  }
  return {
    numbers: { rounds, "writes acknowledged": acknowledgedIn(tally), ...numbers, visits: visits.count },
    faults: [...faultsIn(tally), ...visits.faults],
  };
}

/** While something is wrong. */
interface Phase {
  isOver: boolean;
  name: string;
  tally: Tally;
  refused: number;
  looks: number;
}

/** Writes on. Who is refused asks what has become of it, and leaves off where nobody can say. */
async function writeOn(cluster: Cluster, client: Client, phase: Phase): Promise<void> {
  const { name, tally } = phase;
  while (!phase.isOver) {
    const write = chooseWrite(client);
    try {
      await write.send();
      tally.rows[write.kind].acknowledged++;
      continue;
    } catch (error) {
      phase.refused++;
      client.pending = write;
      if (!isTurnedAway(error))
        tally.refused.push(`${name}: ${write.kind} of client ${client.index}: ${error}`);
    }
    const isQuiet = await cluster.quiet().then(
      () => true,
      () => false,
    );
    // There is no database to ask.
    if (!isQuiet) return;
    const resolved = await write.resolve().catch((error: unknown) => {
      if (!isTurnedAway(error))
        tally.refused.push(`${name}: ${write.kind} of client ${client.index}, asked again: ${error}`);
      return null;
    });
    if (resolved === null) return;
    if (resolved) tally.rows[write.kind].happened++;
    client.pending = null;
    await pause(LOOK);
  }
}

/** A picture is answered whole, refused in words, or breaks off; never as other bytes. */
async function lookAtPictures({ url }: Cluster, clients: readonly Client[], phase: Phase): Promise<void> {
  const { host, port } = new URL(url);
  const paths = clients.flatMap(({ believed }) =>
    [...believed.tokens.values()].map(({ saved }) => String(saved.image_url)),
  );
  for (let turn = 0; !phase.isOver; turn++) {
    const path = paths[turn % paths.length] ?? "";
    const answer = await askHost(Number(port), host, { path }).catch(() => null);
    phase.looks++;
    const isWhole =
      answer?.status === 200 && path.includes(createHash("sha256").update(answer.bytes).digest("hex"));
    if (answer && !isWhole && answer.status !== 503)
      phase.tally.lost.push(`${phase.name}: ${path} was answered with ${answer.status} and other bytes`);
    await pause(LOOK);
  }
}

/** Everybody makes a token again. Resolves to the milliseconds until the last one could. */
async function writeAgain(clients: readonly Client[], { name, tally }: Phase): Promise<number> {
  const begun = performance.now();
  const tryIt = async (client: Client): Promise<void> => {
    try {
      await generate(client).send();
      tally.rows.generate.acknowledged++;
    } catch (error) {
      if (!isTurnedAway(error) || performance.now() - begun > RECOVERED_WITHIN)
        tally.refused.push(`${name}, over: client ${client.index}: ${error}`);
      else return pause(LOOK).then(() => tryIt(client));
    }
  };
  await Promise.all(clients.map(tryIt));
  return performance.now() - begun;
}
