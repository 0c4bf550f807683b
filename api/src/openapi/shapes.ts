import { registry, toJSONSchema } from "zod";
import type { core } from "zod/mini";
import { Challenge, LinkedWallet, Session, SessionTokens, User } from "#contract/auth.ts";
import { PublicConfig } from "#contract/config.ts";
import { Deck } from "#contract/deck.ts";
import { Failure } from "#contract/endpoint.ts";
import { CreativeResult, ImageStyle } from "#contract/generation.ts";
import { Address, Id, Signature, SocialLinks, Succeeded, Time } from "#contract/primitives.ts";
import { SavedToken, Token, TokenList } from "#contract/token.ts";
import {
  DeckAndVersion,
  Domains,
  TemplateId,
  Website,
  WebsitePointer,
  WebsiteState,
  WebsiteStatusName,
} from "#contract/website.ts";

type Schema = core.$ZodType;
export type Json = Record<string, unknown>;

/** Schemas that are named in the document; all others are written where they are used. */
const named: Readonly<Record<string, readonly [schema: Schema, description: string]>> = {
  Address: [Address, "A Solana address: base58 of 32 bytes."],
  Signature: [Signature, "A transaction's signature: base58 of 64 bytes."],
  Id: [Id, "A UUID in lower case."],
  Time: [Time, "ISO 8601, UTC."],
  Succeeded: [Succeeded, "What was done, in a sentence for a person."],
  Challenge: [Challenge, "The message to sign, and until when it is good."],
  User: [User, "The signed-in user."],
  Session: [Session, "One of the user's sessions."],
  SessionTokens: [SessionTokens, "What a session is used and renewed with."],
  LinkedWallet: [LinkedWallet, "A wallet that may sign in to the account."],
  PublicConfig: [PublicConfig, "What a client must know of the instance."],
  Token: [Token, "A token. Its id is null until it is saved."],
  SavedToken: [SavedToken, "A token that the server keeps."],
  TokenList: [TokenList, "A page of tokens."],
  CreativeResult: [CreativeResult, "A token that was just made, and names that would fit as well."],
  ImageStyle: [ImageStyle, "How the artist draws."],
  SocialLinks: [SocialLinks, "Absolute http or https addresses."],
  TemplateId: [TemplateId, "One of the templates."],
  WebsiteStatusName: [WebsiteStatusName, "What became of a website."],
  Website: [Website, "A token's website."],
  WebsiteState: [WebsiteState, "`deployed` speaks of the latest request, `live_url` of what is live."],
  WebsitePointer: [WebsitePointer, "Where a preview's page is."],
  Domains: [Domains, "Domains on offer, and prices in SOL."],
  Deck: [Deck, "The words and choices that a website is rendered from."],
  DeckAndVersion: [DeckAndVersion, "A deck, and which version of it this is."],
  Failure: [Failure, "The body of every failure."],
};

const names = registry<{ id: string; description: string }>();
for (const [id, [schema, description]] of Object.entries(named)) names.add(schema, { id, description });

/** Collects the named shapes that a document refers to. */
export interface Shapes {
  /** Renders a schema, with references to its named parts. */
  of(schema: Schema, io: "input" | "output"): Json;
  /** The schemas that were referred to, by name, in order. */
  components(): Record<string, Json>;
}

export function collectShapes(): Shapes {
  const used = new Map<string, Json>();
  const known = { input: new Map<Schema, Json>(), output: new Map<Schema, Json>() };
  return {
    of(schema, io) {
      const before = known[io].get(schema);
      if (before) return before;
      const { $schema, $defs = {}, ...rest } = rendered(schema, io);
      known[io].set(schema, rest);
      for (const [name, shape] of Object.entries($defs as Record<string, Json>)) {
        const other = used.get(name);
        if (other && JSON.stringify(other) !== JSON.stringify(shape)) {
          throw new Error(`${name} is another shape in a request than in an answer: give them two names.`);
        }
        used.set(name, shape);
      }
      return rest;
    },
    components: () => Object.fromEntries([...used].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

function rendered(schema: Schema, io: "input" | "output"): Json {
  const json = toJSONSchema(schema, { io, metadata: names, override: tidy });
  const text = JSON.stringify(json).replaceAll('"#/$defs/', '"#/components/schemas/');
  return JSON.parse(text) as Json;
}

/** Leaves out repetitions, and whatever would forbid new fields in answers. */
function tidy({ zodSchema, jsonSchema: json }: { zodSchema: core.$ZodTypes; jsonSchema: Json }): void {
  delete json.id;
  if (json.format) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  const { def } = zodSchema._zod;
  if (def.type === "object" && !def.catchall) delete json.additionalProperties;
  // Left out of inputs, which are parsed before they are checked.
  if (def.type === "default") json.default ??= def.defaultValue;
}
