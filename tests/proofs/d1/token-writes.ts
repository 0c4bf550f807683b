import { imageStyles } from "#contract/limits.ts";
import type { SavedToken } from "#contract/token.ts";
import { ask } from "../../support/api-user.ts";
import { type Client, Lost, type TokenBelief, type Write } from "./beliefs.ts";

const ideas = [
  "a frog astronaut who mines cheese on the moon",
  "a grumpy cat running a ramen shop in the rain",
  "a penguin pirate looking for a lost sandwich",
  "an owl who reads maps by candle light",
];

export function generate(client: Client): Write {
  const { call, session, believed, random } = client;
  const body = {
    prompt: random.pick(ideas) ?? "",
    image_style: random.pick(imageStyles),
    generation_type: "creative",
    seed: `${client.index}-${++client.counter}`,
  };
  return {
    kind: "generate",
    send: async () => {
      const made = await ask(call, "creativeGenerate", { session, body });
      believed.generations.set(made.session_id, made);
    },
    // Its id was in the answer that did not come: there is nothing to ask for.
    resolve: async () => false,
  };
}

export function saveDraft(client: Client, sessionId: string): Write {
  const { call, session, believed } = client;
  const made = believed.generations.get(sessionId);
  const name = `Gem ${client.index} of ${++client.counter}`;
  const believe = (saved: SavedToken) => {
    const isWhole = saved.name === name && saved.ticker === made?.ticker && saved.version === 1;
    if (!isWhole) throw new Lost(`a draft is half done: ${JSON.stringify(saved)}`);
    believed.tokens.set(saved.id, { saved, website: null, live: null });
    believed.generations.delete(sessionId);
  };
  return {
    kind: "draft",
    send: async () =>
      believe(await ask(call, "createDraft", { session, body: { session_id: sessionId, name } })),
    resolve: async () => {
      const { data } = await ask(call, "listTokens", { session, query: { limit: 500 } });
      const saved = data.tokens.find((token) => token.session_id === sessionId);
      if (saved) believe(saved);
      return saved !== undefined;
    },
  };
}

export function edit(client: Client, token: TokenBelief): Write {
  const { call, session } = client;
  const { id, version } = token.saved;
  const count = ++client.counter;
  const change = {
    name: `Gem ${client.index} of ${count}`,
    ticker: `G${client.index}X${count}`.slice(0, 10),
    narrative: `The ${count}. story of ${client.index}, told with great care.\n`.repeat(8).trim(),
  };
  const believe = (saved: SavedToken) => {
    const { name, ticker, narrative } = saved;
    const isWhole =
      saved.version === version + 1 &&
      name === change.name &&
      ticker === change.ticker &&
      narrative === change.narrative;
    if (!isWhole) throw new Lost(`an edit is half done: ${JSON.stringify(saved)}`);
    token.saved = saved;
    // A live site says its token's words.
    if (token.live) token.live = { ...token.live, title: `${name} (${ticker})` };
  };
  const where = { session, params: { id } };
  return {
    kind: "edit",
    send: async () => believe(await ask(call, "changeToken", { ...where, body: { ...change, version } })),
    resolve: async () => {
      const now = await ask(call, "getToken", where);
      if (now.version === version) return false; // compared with what was believed before, field by field
      believe(now);
      return true;
    },
  };
}

export function remove(client: Client, token: TokenBelief): Write {
  const { call, session, believed } = client;
  const { id } = token.saved;
  const believe = () => {
    believed.tokens.delete(id);
    believed.deleted.push(id);
    if (token.live) believed.gone.add(token.live.host);
  };
  const where = { session, params: { id } };
  return {
    kind: "delete",
    send: async () => {
      await ask(call, "deleteToken", where);
      believe();
    },
    resolve: async () => {
      const { status } = await call("getToken", where);
      if (status === 404) believe();
      return status === 404;
    },
  };
}
