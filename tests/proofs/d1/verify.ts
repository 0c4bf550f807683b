import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { askHost } from "../../../api/src/testing/http.ts";
import { ask } from "../../support/api-user.ts";
import { type Client, Lost, type TokenBelief } from "./beliefs.ts";
import { balanceOf, statusesOf } from "./chain-writes.ts";

/** Compares all that a client believes with what the server and the chain say now. Throws `Lost`. */
export async function verify(client: Client, port: number): Promise<void> {
  await verifyAccount(client);
  await verifyTokens(client);
  await verifyGenerations(client);
  await verifyPictures(client, port);
  await verifySites(client, port);
  await verifyChain(client);
}

const same = (what: string, actual: unknown, believed: unknown): void => {
  if (isDeepStrictEqual(actual, believed)) return;
  throw new Lost(`${what}: acknowledged ${JSON.stringify(believed)}, now ${JSON.stringify(actual)}`);
};

async function verifyAccount({ call, session, believed, wallet }: Client): Promise<void> {
  const me = await ask(call, "getMe", { session });
  same("profile", [me.id, me.name, me.wallet_address], [session.user.id, believed.name, wallet.address]);
}

/** Exactly these tokens, with exactly these fields, and none of the deleted. */
async function verifyTokens({ call, session, believed }: Client): Promise<void> {
  const { data } = await ask(call, "listTokens", { session, query: { limit: 500 } });
  same("token ids", data.tokens.map(({ id }) => id).sort(), [...believed.tokens.keys()].sort());
  same("token count", data.total, believed.tokens.size);
  for (const actual of data.tokens) {
    const token = believed.tokens.get(actual.id);
    if (!token) continue;
    const { updated_at, website_expires_at: until, ...rest } = actual;
    const { updated_at: seen, website_expires_at: _, ...saved } = token.saved;
    same("token", rest, { ...saved, ...siteFieldsOf(token) });
    same("live until a time", typeof until === "string", Boolean(token.live));
    if (updated_at < seen) throw new Lost(`token ${actual.id} was touched at ${seen}, now ${updated_at}`);
  }
  for (const id of believed.deleted.slice(-5)) {
    same("deleted token", (await call("getToken", { session, params: { id } })).status, 404);
  }
}

const siteFieldsOf = ({ website, live }: TokenBelief) => ({
  website_url: live ? `http://${live.host}` : (website?.previewUrl ?? null),
  website_status: website?.status ?? null,
});

async function verifyGenerations({ call, session, believed }: Client): Promise<void> {
  for (const [sessionId, made] of believed.generations) {
    const actual = await ask(call, "previewGeneration", { session, params: { sessionId } });
    const { suggestions, composer, notice, ...token } = made;
    same("generation", actual, token);
  }
}

/** Readable by the address that was handed out, and hashing to its name. */
async function verifyPictures({ believed }: Client, port: number): Promise<void> {
  const owners = [
    ...believed.generations.values(),
    ...[...believed.tokens.values()].map(({ saved }) => saved),
  ];
  for (const path of owners.flatMap(({ image_url, banner_url }) => [image_url, banner_url])) {
    const { status, bytes } = await askHost(port, `localhost:${port}`, { path: String(path) });
    same("picture", [status, `/media/${hashOf(bytes)}.webp`], [200, path]);
  }
}

async function verifySites({ call, session, believed }: Client, port: number): Promise<void> {
  for (const { saved, website, live } of believed.tokens.values()) {
    const now = await ask(call, "getWebsiteStatus", { session, params: { tokenId: saved.id } });
    const actual = [now.website_id, now.subdomain, now.domain, now.template_id, now.status, now.live_url];
    const { id, subdomain, domain, templateId, status } = website ?? {};
    const liveUrl = live && `http://${live.host}`;
    same(
      "website",
      actual,
      website ? [id, subdomain, domain, templateId, status, liveUrl] : Array(6).fill(null),
    );
    if (live) same(`site ${live.host}`, await titleAt(port, live.host), { status: 200, title: live.title });
  }
  for (const host of believed.gone) {
    const { status } = await askHost(port, host);
    if (status !== 410 && status !== 404) throw new Lost(`${host} was taken offline and answers ${status}`);
  }
}

async function titleAt(port: number, host: string) {
  const { status, bytes } = await askHost(port, host);
  return { status, title: /<title>(.*?)<\/title>/.exec(bytes.toString())?.[1] };
}

async function verifyChain(client: Client): Promise<void> {
  const { believed, wallet } = client;
  same("balance", await balanceOf(client, wallet.address), believed.lamports);
  same("balance of the payee", await balanceOf(client, believed.sink.address), believed.sink.lamports);
  const MOST = 256;
  for (let at = 0; at < believed.signatures.length; at += MOST) {
    const signatures = believed.signatures.slice(at, at + MOST);
    const statuses = await statusesOf(client, signatures);
    statuses.forEach((status, index) => {
      if (!status || status.err !== null) throw new Lost(`transaction ${signatures[index]} of the chain`);
    });
  }
}

const hashOf = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");
