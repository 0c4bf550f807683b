/**
 * What a creator's own picture, a website's ZIP and its way online take by the clock, over HTTP, beside `GET /healthz`
 * of the same round; then many deployments alone. `npm run bench -- making [rounds] [deployments]`
 */
import { open } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import sharp from "sharp";
import { askHost } from "../../api/src/testing/http.ts";
import { startLasting } from "../proofs/life/lasting-server.ts";
import { ask, makeTokenWithWebsite, signIn } from "../support/api-user.ts";
import { milliseconds, settle, words } from "./budgets/budgets.ts";
import { median } from "./journey/report.ts";

const [rounds = "7", deployments = "100"] = words();
const HEALTHZ = "healthz";
const DOT = "a token with a picture of 1 pixel";
const PHOTO = "a token with a picture of 1,000 × 1,000";
const FIRST_ZIP = "the first ZIP of a website";
const ZIP = "its ZIP after that";
const ONLINE = "from the deploy call to the page";
const MANY = "the same of many";
const DISK = "one file of 30 kB written and synced";
/**
 * Before each picture, in which the process for it starts, and what a deployed site is compressed with behind
 * its first page ends.
 */
const PAUSE_MS = 500;

const times = new Map<string, number[]>();
async function timed<T>(what: string, work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  times.set(what, [...(times.get(what) ?? []), performance.now() - begun]);
  return result;
}

const server = await startLasting();
try {
  const { call } = server;
  const session = await signIn(call);
  const pictureOf = async (side: number) => {
    const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
    const png = await sharp({ create: { width: side, height: side, channels: 3, background: "#000", noise } })
      .png()
      .toBuffer();
    return new Blob([new Uint8Array(png)], { type: "image/png" });
  };
  const [dot, photo] = [await pictureOf(1), await pictureOf(1_000)];
  const create = (image: Blob, round: number) => {
    const body = {
      name: `Hand ${round}`,
      ticker: "HAND",
      description: "Typed in.",
      generate_banner: "false",
    };
    return ask(call, "createToken", { session, body, files: { image } });
  };
  for (let round = 0; round <= Number(rounds); round++) {
    // The first round warms up.
    if (round === 1) times.clear();
    await timed(HEALTHZ, () => fetch(`${server.child().url}/healthz`).then((answer) => answer.text()));
    await sleep(PAUSE_MS);
    await timed(DOT, () => create(dot, round));
    await sleep(PAUSE_MS);
    await timed(PHOTO, () => create(photo, round));
    const params = await website(`frog-${round}`);
    const zip = () => download(`/token-automation/website/${params.websiteId}/archive`);
    await timed(FIRST_ZIP, zip);
    await timed(ZIP, zip);
    await timed(ONLINE, () => deploy(params, `frog-${round}`));
  }
  for (let n = 0; n < Number(deployments); n++) {
    const params = await website(`many-${n}`);
    await sleep(PAUSE_MS);
    await timed(MANY, () => deploy(params, `many-${n}`));
    await timed(DISK, () => writeDurably(join(server.dataDir, `write-${n}`)));
  }

  async function website(subdomain: string) {
    const { id } = await makeTokenWithWebsite(call, session, `a calm frog for ${subdomain}`, subdomain);
    const { website_id } = await ask(call, "getWebsiteStatus", { session, params: { tokenId: id } });
    return { websiteId: website_id ?? "" };
  }

  async function download(path: string) {
    const headers = { authorization: `Bearer ${session.access_token}` };
    const answer = await fetch(`${server.child().url}/api/v1${path}`, { headers });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    await answer.arrayBuffer();
  }

  async function deploy(params: { websiteId: string }, subdomain: string) {
    const { port } = server.child();
    await ask(call, "deployWebsite", { session, params });
    while ((await askHost(port, `${subdomain}.localhost:${port}`)).status !== 200) await sleep(1);
  }
} finally {
  await server.remove();
}

const units = times.get(HEALTHZ) ?? [];
const of = (what: string) => times.get(what) ?? [];
/** The 99th percentile. */
const worst = (what: string) =>
  [...of(what)].sort((one, other) => one - other)[Math.ceil(of(what).length * 0.99) - 1];
for (const [what, taken] of times)
  console.log(
    `${what.padEnd(44)}${(median(taken) ?? 0).toFixed(1).padStart(8)} ms, 99 of 100 in ${worst(what)?.toFixed(1)}`,
  );
const rates = [DOT, PHOTO, FIRST_ZIP, ZIP, ONLINE];
const wanted = { [DOT]: 30, [ZIP]: 50, [ONLINE]: 25 };
settle("making", [
  ...rates.map((what) => ({
    what: `${what} × healthz`,
    rounds: of(what).map((each, round) => each / (units[round] ?? Number.NaN)),
  })),
  ...Object.entries(wanted).map(([what, goal]) => milliseconds(what, of(what), goal)),
  milliseconds(`${MANY}, 99 of 100`, [worst(MANY) ?? Number.NaN], 25),
  { what: `${MANY} × ${DISK}`, rounds: of(MANY).map((each, at) => each / (of(DISK)[at] ?? Number.NaN)) },
]);

async function writeDurably(path: string): Promise<void> {
  const file = await open(path, "w");
  await file.writeFile(Buffer.alloc(30_000));
  await file.sync();
  await file.close();
}
