import { generateKeyPairSync, sign } from "node:crypto";
import bs58 from "bs58";
import createClient from "openapi-fetch";
import type { components, paths } from "./api.ts";

/**
 * What a developer writes who knows the server by its OpenAPI document alone. The test makes the types beside
 * a copy of this file, compiles it, and runs it with a server's address; what it prints is what the server
 * did.
 */
type SavedToken = components["schemas"]["SavedToken"];
type Failure = components["schemas"]["Failure"];

const api = createClient<paths>({ baseUrl: `${process.argv[2]}/api/v1` });

async function signIn(): Promise<components["schemas"]["SessionTokens"]> {
  const { publicKey, privateKey } = generateKeyPairSync("ed25519");
  const address = bs58.encode(publicKey.export({ type: "spki", format: "der" }).subarray(-32));
  const challenge = await api.POST("/auth/challenge", { body: { address } });
  const message = must(challenge).message;
  const signature = sign(null, Buffer.from(message), privateKey).toString("base64");
  return must(await api.POST("/auth/wallet", { body: { address, network: "solana", signature, message } }));
}

/** The answer's data; a failure is thrown as its sentence. */
function must<T>({ data, error }: { data?: T; error?: Failure }): T {
  if (data === undefined) throw new Error(error?.detail);
  return data;
}

const toForm = (body: Record<string, string | undefined>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.set(name, value);
  return form;
};

const anonymous = await api.GET("/token-generation/my-tokens", {});

const session = await signIn();
api.use({
  onRequest({ request }) {
    request.headers.set("Authorization", `Bearer ${session.access_token}`);
    request.headers.set("X-CSRF-Token", session.csrf_token);
  },
});

const before = must(await api.GET("/token-generation/my-tokens", { params: { query: { limit: 10 } } }));

const made = must(
  await api.POST("/token-generation/creative-generate", {
    body: { prompt: "a frog astronaut", image_style: "minimalistic", generation_type: "creative" },
    bodySerializer: toForm,
  }),
);
const saved: SavedToken = must(
  await api.POST("/token-generation/create-draft", {
    params: { header: { "Idempotency-Key": "the-first-frog" } },
    body: { session_id: made.session_id, ticker: "AFROG" },
  }),
);
const read = must(await api.GET("/token-generation/my-tokens/{id}", { params: { path: { id: saved.id } } }));
const after = must(await api.GET("/token-generation/my-tokens", {}));

const refused = await api.PATCH("/token-generation/my-tokens/{id}", {
  params: { path: { id: saved.id } },
  body: { ticker: "not a ticker", version: saved.version },
});

process.stdout.write(
  JSON.stringify({
    anonymous: { status: anonymous.response.status, code: anonymous.error?.code },
    before: before.data.total,
    ticker: read.ticker,
    isSame: read.id === saved.id && read.name === saved.name,
    after: after.data.tokens.map(({ id }) => id === saved.id),
    refused: {
      status: refused.response.status,
      code: refused.error?.code,
      path: refused.error?.errors?.[0]?.path,
    },
  }),
);
