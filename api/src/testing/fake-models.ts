import { writeDeck } from "#composer/write-deck.ts";
import type { Models } from "../gateways/models/models.ts";
import type { TextModel, TextOrder } from "../gateways/models/text-model.ts";

/** Models that answer at once, as models should; the name is the idea's, as the fake composer has it. */
export function createFakeModels(change: Partial<Models> = {}): Models {
  return { text: createFakeTextModel(), images: null, ...change };
}

export const createFakeTextModel = (): TextModel => ({
  name: "fake-writer",
  mode: null,
  async write(order) {
    order.onTokens?.(100);
    return { text: answerTo(order), mode: "schema" };
  },
});

function answerTo({ form, messages }: TextOrder): string {
  const brief = JSON.parse(messages.find(({ role }) => role === "user")?.content ?? "{}");
  if (form?.name === "token") return JSON.stringify(tokenFor(brief.idea));
  return form?.name === "website" ? JSON.stringify(siteFor(brief)) : pageFor(brief);
}

const tokenFor = (idea: string) => ({
  suggestions: [
    { name: idea.slice(0, 20).trim(), ticker: "FROG" },
    { name: "Frog Two", ticker: "FROGTWO" },
    { name: "Frog Three", ticker: "FROGTHREE" },
  ],
  scene: { hero: "goose", count: 1, mood: "angry", relation: "holds", object: "knife", place: "" },
  story: `A model tells of ${idea.slice(0, 40)}. `.repeat(4).trim(),
});

interface Brief {
  name: string;
  ticker: string;
  story: string;
  wish?: string;
}

function siteFor({ name, ticker, story }: Brief) {
  const deck = writeDeck({ name, ticker, narrative: story, prompt: null, designPrompt: null, seed: "fake" });
  const facts = deck.tokenomics.facts.map(({ note = null, ...fact }) => ({ ...fact, note }));
  const hero = { kicker: "By the model", tagline: `${name} was written by a model.` };
  return { ...deck, hero, tokenomics: { ...deck.tokenomics, facts } };
}

const pageFor = ({ name, ticker, story, wish }: Brief): string =>
  `<style>h1{color:#c40}</style><main><h1>${name}</h1><p>${wish}</p><p>${story} ${"Every pond has its keeper. ".repeat(8)}</p><p>${ticker} it is.</p><a href="#launch">Buy</a></main>`;
