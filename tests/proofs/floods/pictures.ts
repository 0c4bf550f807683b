import { blackPng } from "../../../api/src/testing/hostile-images.ts";
import type { Finding } from "../finding.ts";
import { type Client, pause, startFlooded } from "./flooded-server.ts";

export const smallPng = (): Buffer<ArrayBuffer> => blackPng(64, 64);

const svg = (body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${body}<rect width="900" height="900" filter="url(#f)"/></svg>`;

/** Small files that take a decoder seconds, or would without a bound. */
const hostile: Readonly<Record<string, () => string | Buffer<ArrayBuffer>>> = {
  "a huge blur": () => svg(`<filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter>`),
  "a blur within bounds, 400 times": () =>
    svg(`<filter id="f">${'<feGaussianBlur stdDeviation="99"/>'.repeat(400)}</filter>`),
  "turbulence within bounds, 20,000 times": () =>
    svg(`<filter id="f">${'<feTurbulence baseFrequency=".05" numOctaves="8"/>'.repeat(20_000)}</filter>`),
  "100,000 attributes": () =>
    svg(`<g ${Array.from({ length: 100_000 }, (_, at) => `a${at}=""`).join(" ")}/>`),
  "one column of 40,000,000": () => blackPng(1, 40_000_000),
  "the largest square": () => blackPng(6_300, 6_300),
};

const form = (image: string | Buffer<ArrayBuffer>) => ({
  body: { name: "Frog", ticker: "FROG", description: "A frog." },
  files: { image: new Blob([image]) },
});

const upload = ({ call, session }: Client, image: string | Buffer<ArrayBuffer>) =>
  call("createToken", { session, ...form(image) });

/**
 * Hostile pictures as often as the limits allow, and slow uploads of two accounts; another user's upload
 * beside.
 */
export async function floodPictures(
  each: number,
  slow: number,
  { names = Object.keys(hostile), isTimed = true } = {},
): Promise<Finding> {
  const server = await startFlooded();
  const numbers: Record<string, number> = {};
  const faults: string[] = [];
  const timed = async (what: string, victim: Client) => {
    const began = performance.now();
    const { status } = await upload(victim, smallPng());
    const took = performance.now() - began;
    numbers[`ms beside ${what}`] = Math.round(took);
    if (status !== 200) faults.push(`${what}: the other user was answered with ${status}`);
    if (isTimed && took > 3_000) faults.push(`${what}: the other user waited ${Math.round(took)} ms`);
  };
  try {
    await timed("nothing", await server.client());
    for (const what of names) {
      const make = hostile[what];
      if (!make) throw new Error(`There is no picture with ${what}.`);
      const [attacker, victim] = [await server.client(), await server.client()];
      const picture = make();
      const crowd = Array.from({ length: each }, () => upload(attacker, picture));
      await pause(300);
      await timed(what, victim);
      await Promise.allSettled(crowd);
    }
    const gone = new AbortController();
    const crowd: Promise<unknown>[] = [];
    for (const attacker of [await server.client(), await server.client()]) {
      for (let n = 0; n < slow / 2; n++) crowd.push(drip(server.url, attacker, gone.signal));
    }
    await pause(500);
    await timed(`${slow} slow uploads`, await server.client());
    gone.abort();
    await Promise.allSettled(crowd);
    faults.push(...server.errors.map((text) => `logged: ${text.slice(0, 200)}`));
  } finally {
    await server.stop();
  }
  return { numbers, faults };
}

/** An upload of a hundred kilobytes that never comes. */
function drip(url: string, { session, address }: Client, signal: AbortSignal): Promise<unknown> {
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(Buffer.from("--b"));
    },
  });
  const init = {
    method: "POST",
    headers: {
      authorization: `Bearer ${session.access_token}`,
      "x-csrf-token": session.csrf_token,
      "content-type": "multipart/form-data; boundary=b",
      "x-forwarded-for": address,
    },
    body,
    // `fetch` streams a body only with this, which its types do not have.
    duplex: "half",
    signal,
  };
  return fetch(`${url}/api/v1/token-generation/generate-manual`, init);
}
