import * as fc from "fast-check";
import { type core, toJSONSchema } from "zod/mini";

/** The part of JSON Schema that the contract's shapes come out as. */
interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  minimum?: number;
  maximum?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/**
 * Values that a schema takes, or nearly: each part may be right, wrong in type, too long, hostile or missing.
 */
export const nearly = (schema: core.$ZodType): fc.Arbitrary<unknown> =>
  near(toJSONSchema(schema, { io: "input", unrepresentable: "any" }) as Shape);

const hostileText = fc.constantFrom(
  ...[
    "",
    " ",
    "\u0000",
    "\u202e\u200b",
    "\ud800",
    "’ OR 1=1 --",
    "<script>alert(1)</script>",
    "../../etc/passwd",
  ],
  ...[
    "__proto__",
    "constructor",
    "NaN",
    "1e999",
    "https://169.254.169.254/",
    "javascript:alert(1)",
    "%00%ff",
  ],
  ...[
    "x".repeat(51),
    "é".repeat(600),
    "🐸".repeat(3_000),
    `a${"\u0315".repeat(9_000)}${"\u0316".repeat(9_000)}`,
  ],
);

const junk = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  { weight: 1, arbitrary: fc.constantFrom(null, true, -1, 0, 1e308, 2 ** 53, [], {}) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
);

const orJunk = (right: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 6, arbitrary: right }, { weight: 1, arbitrary: junk });

function near(shape: Shape): fc.Arbitrary<unknown> {
  if (shape.const !== undefined) return orJunk(fc.constant(shape.const));
  if (shape.enum) return orJunk(fc.constantFrom(...shape.enum));
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map(near));
  switch (shape.type) {
    case "object":
      return orJunk(objectOf(shape));
    case "array":
      return orJunk(fc.array(near(shape.items ?? {}), { maxLength: 4 }));
    case "string":
      return orJunk(textOf(shape));
    case "integer":
    case "number":
      return orJunk(fc.oneof(fc.integer({ min: -2, max: 2_000 }), fc.double()));
    case "boolean":
      return orJunk(fc.boolean());
    case "null":
      return fc.constant(null);
    default:
      return junk;
  }
}

const objectOf = ({ properties = {} }: Shape): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.record(mapValues(properties, near), { requiredKeys: [] }),
      fc.dictionary(fc.oneof(hostileText, fc.string({ maxLength: 10 })), junk, { maxKeys: 2 }),
    )
    .map(([known, more]) => ({ ...more, ...known }));

function textOf({ pattern, format, maxLength = 60 }: Shape): fc.Arbitrary<unknown> {
  if (format === "uuid" || pattern?.startsWith("^[0-9a-f]{8}-")) return fc.uuid();
  const plain = fc.string({ maxLength: Math.min(maxLength + 2, 300) });
  const words = fc.constantFrom(
    "frog",
    "template1",
    "localhost:8000",
    "So11111111111111111111111111111111111111112",
  );
  return fc.oneof(plain, words);
}

const mapValues = <T, U>(record: Record<string, T>, change: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));
