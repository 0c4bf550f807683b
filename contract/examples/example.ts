import type * as z from "zod/mini";
import type { core } from "zod/mini";
import type { Endpoint } from "../endpoint.ts";

type Schema = core.$ZodType;

/** A part that the row has a schema for; optional where the schema takes nothing as well. */
type Part<Name extends string, S> = S extends Schema
  ? undefined extends z.input<S>
    ? { [K in Name]?: z.input<S> }
    : { [K in Name]: z.input<S> }
  : object;

/** A valid request and what it is answered. Text stands for a page or a stream, null for bytes. */
export type ExampleOf<E extends Endpoint> = Part<"params", E["params"]> &
  Part<"query", E["query"]> &
  Part<"body", E["body"]> & {
    answer: E["output"] extends Schema ? z.output<E["output"]> : string | null;
  };

export type ExamplesOf<Rows extends Record<string, Endpoint>> = { [N in keyof Rows]: ExampleOf<Rows[N]> };
