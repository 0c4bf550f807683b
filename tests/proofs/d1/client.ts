import { type TemplateId, templateIds } from "#contract/website.ts";
import { createTestWallet } from "../../../api/src/testing/wallet.ts";
import { randomFrom } from "../../../composer/seeded/random.ts";
import { ask, type Call, signIn } from "../../support/api-user.ts";
import { refresh, saveProfile } from "./account-writes.ts";
import type { Client, TokenBelief, Write } from "./beliefs.ts";
import { airdrop, transfer } from "./chain-writes.ts";
import { deploy, generateWebsite } from "./site-writes.ts";
import { edit, generate, remove, saveDraft } from "./token-writes.ts";

export async function createClient(call: Call, index: number, seed: string): Promise<Client> {
  const wallet = createTestWallet();
  const session = await signIn(call, wallet);
  const { options } = await ask(call, "listDomains");
  return {
    index,
    call,
    wallet,
    session,
    random: randomFrom(`${seed}-${index}`),
    domain: options[0]?.domain ?? "",
    templates: await finishedTemplates(call),
    believed: {
      name: session.user.name,
      generations: new Map(),
      tokens: new Map(),
      deleted: [],
      gone: new Set(),
      lamports: 0,
      sink: { address: createTestWallet().address, lamports: 0 },
      signatures: [],
    },
    pending: null,
    signOuts: 0,
    counter: 0,
  };
}

async function finishedTemplates(call: Call): Promise<TemplateId[]> {
  const statuses = await Promise.all(
    templateIds.map(
      async (templateId) => (await call("getTemplatePreview", { params: { templateId } })).status,
    ),
  );
  return templateIds.filter((_, at) => statuses[at] === 200);
}

/** Enough for a few transfers, lamports. */
const POOR = 20_000_000;
const MOST_TOKENS = 5;

/** What a client does next: whatever its state allows, by weight. */
export function chooseWrite(client: Client): Write {
  const { believed, random } = client;
  const offers: [weight: number, write: () => Write][] = [
    [3, () => saveProfile(client)],
    [1, () => refresh(client)],
    [2, () => airdrop(client)],
    [believed.lamports > POOR ? 4 : 0, () => transfer(client)],
    ...generationOffers(client),
    ...tokenOffers(client),
  ];
  const total = offers.reduce((sum, [weight]) => sum + weight, 0);
  let left = random.next() * total;
  const chosen = offers.find(([weight]) => {
    left -= weight;
    return left < 0;
  });
  return chosen ? chosen[1]() : saveProfile(client);
}

type Offers = [weight: number, write: () => Write][];

function generationOffers(client: Client): Offers {
  const { generations, tokens } = client.believed;
  const waiting = client.random.pick([...generations.keys()]);
  if (waiting !== undefined) return [[6, () => saveDraft(client, waiting)]];
  return tokens.size < MOST_TOKENS ? [[2, () => generate(client)]] : [];
}

function tokenOffers(client: Client): Offers {
  const token = client.random.pick([...client.believed.tokens.values()]);
  if (!token) return [];
  return [
    [5, () => edit(client, token)],
    [4, () => generateWebsite(client, token)],
    ...deployOffers(client, token),
    [client.believed.tokens.size > 1 ? 3 : 0, () => remove(client, token)],
  ];
}

function deployOffers(client: Client, token: TokenBelief): Offers {
  const { website } = token;
  return website?.status === "generated" ? [[6, () => deploy(client, token, website)]] : [];
}
