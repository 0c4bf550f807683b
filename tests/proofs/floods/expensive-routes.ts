import { idea } from "../../../api/src/testing/requests.ts";
import type { Finding } from "../finding.ts";
import {
  type Client,
  type FloodedServer,
  makeWebsite,
  pause,
  startFlooded,
  websiteOf,
} from "./flooded-server.ts";
import { smallPng } from "./pictures.ts";

interface Ids {
  tokenId: string;
  websiteId: string;
}

/** One call of an expensive route, by somebody who has a token and a website. */
type Ask = (client: Client, ids: Ids) => Promise<{ status: number }>;

const asks: Record<string, Ask> = {
  archive: ({ call, session }, { websiteId }) => call("getArchive", { session, params: { websiteId } }),
  generation: ({ call, session }) =>
    call("creativeGenerate", { session, body: idea(`a badger number ${Math.random()}`) }),
  preview: async ({ call, session }, { tokenId }) =>
    call("previewWebsite", {
      session,
      body: {
        ...(await websiteOf({ call }, tokenId, "frog-preview")),
        use_ai: true,
        preview_only: true,
      },
    }),
  upload: ({ call, session }) =>
    call("createToken", {
      session,
      body: { name: "Frog", ticker: "FROG", description: "A frog.", generate_banner: "true" },
      files: { image: new Blob([smallPng()]) },
    }),
  deploy: ({ call, session }, { websiteId }) => call("deployWebsite", { session, params: { websiteId } }),
};

/**
 * One user floods each expensive route, once waiting for the answers and once going away, while another user
 * makes the same call. `requests` at a time; the limits of production refuse some of them.
 */
export async function floodExpensiveRoutes(
  requests: number,
  { names = Object.keys(asks), leaving = [false, true], isTimed = true } = {},
): Promise<Finding> {
  const server = await startFlooded();
  const numbers: Record<string, number> = {};
  const faults: string[] = [];
  try {
    for (const name of names) {
      const ask = asks[name];
      if (!ask) throw new Error(`There is no flood of ${name}.`);
      for (const isLeaving of leaving) {
        const what = isLeaving ? `${name} left` : name;
        const { alone, beside, memory, failed } = await flood(
          server,
          name,
          ask,
          requests,
          isLeaving,
          isTimed ? 3 : 1,
        );
        numbers[`ms ${what} alone`] = Math.round(alone);
        numbers[`ms ${what} beside the flood`] = Math.round(beside);
        numbers[`MB after ${what}`] = Math.round(memory / 1e6);
        faults.push(...failed.map((status) => `${what}: the other user was answered with ${status}`));
        // Below a tenth of a second nobody waits, and two such times say nothing.
        if (isTimed && beside > 3 * Math.max(alone, 100))
          faults.push(`${what}: ${Math.round(beside / alone)} times as long`);
      }
    }
    faults.push(...server.errors.map((text) => `logged: ${text.slice(0, 200)}`));
  } finally {
    await server.stop();
  }
  return { numbers, faults };
}

let sites = 0;

async function flood(
  server: FloodedServer,
  name: string,
  ask: Ask,
  requests: number,
  isLeaving: boolean,
  rounds: number,
) {
  const [attacker, victim] = [await server.client(), await server.client()];
  const theirs = await makeWebsite(attacker, `attacker-${++sites}`);
  const own = await makeWebsite(victim, `victim-${sites}`);
  const failed: number[] = [];
  const timed = async () => {
    const times: number[] = [];
    for (let n = 0; n < rounds; n++) {
      // An archive that was made before costs nothing, so its contents change each time.
      if (name === "archive") await rename(victim, own.tokenId);
      const began = performance.now();
      const { status } = await ask(victim, own);
      times.push(performance.now() - began);
      if (status >= 300) failed.push(status);
    }
    return Math.min(...times);
  };
  const alone = await timed();
  const gone = new AbortController();
  const leaving = server.leaving(attacker, gone.signal);
  const crowd = Array.from({ length: requests }, () => ask(leaving, theirs).catch(() => undefined));
  await pause(isLeaving ? 700 : 50);
  if (isLeaving) gone.abort();
  const beside = await timed();
  gone.abort();
  await Promise.all(crowd);
  return { alone, beside, memory: await server.memory(), failed };
}

let names = 0;

async function rename({ call, session }: Client, id: string): Promise<void> {
  const { version } = (await call("getToken", { session, params: { id } })).body;
  await call("changeToken", { session, params: { id }, body: { name: `Frog ${++names}`, version } });
}
