import { registry, toJSONSchema } from "zod";
import * as z from "zod/mini";
import * as auth from "#contract/auth.ts";
import * as config from "#contract/config.ts";
import * as deck from "#contract/deck.ts";
import * as endpoint from "#contract/endpoint.ts";
import * as generation from "#contract/generation.ts";
import * as primitives from "#contract/primitives.ts";
import * as tokens from "#contract/token.ts";
import * as websites from "#contract/website.ts";
import fixed from "./fixed-parts.json" with { type: "json" };

type Schema = z.core.$ZodType;
export type Json = Record<string, unknown>;

/** An object's JSON Schema. */
export interface Fields extends Json {
  properties?: Record<string, Json>;
  required?: string[];
}

const contract = [auth, config, deck, endpoint, generation, primitives, tokens, websites];
const exported: Readonly<Record<string, unknown>> = Object.assign({}, ...contract);

/** The schemas that `fixed-parts.json` describes by name; all others are written where they are used. */
const named: Record<string, Schema> = {};
const names = registry<{ id: string; description: string }>();
for (const [id, description] of Object.entries(fixed.components.schemas)) {
  const schema = exported[id];
  if (!(schema instanceof z.core.$ZodType)) throw new Error(`The contract has no schema ${id}.`);
  named[id] = schema;
  names.add(schema, { id, description });
}

/** Renders a schema, with references to the named ones. */
export function schemaOf(schema: Schema, io: "input" | "output"): Fields {
  const { $schema, $defs, ...own } = render(schema, io);
  return own;
}

/** Those that a request names must be the same for both: the document has each once. */
export const namedSchemas = (io: "input" | "output"): Json | undefined => render(z.object(named), io).$defs;

function render(schema: Schema, io: "input" | "output"): Fields & { $defs?: Json } {
  const text = JSON.stringify(toJSONSchema(schema, { io, metadata: names, override: tidy }));
  return JSON.parse(text.replaceAll('"#/$defs/', '"#/components/schemas/'));
}

/** Leaves out repetitions, and whatever would forbid new fields in answers. */
function tidy({ zodSchema, jsonSchema: json }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  delete json.id;
  if (json.format) delete json.pattern;
  if (json.minimum === Number.MIN_SAFE_INTEGER) delete json.minimum;
  if (json.maximum === Number.MAX_SAFE_INTEGER) delete json.maximum;
  const { def } = zodSchema._zod;
  if (def.type === "object" && !def.catchall) delete json.additionalProperties;
  // Left out of inputs, which are parsed before they are checked.
  if (def.type === "default") json.default ??= def.defaultValue;
}
