import type { EndpointName } from "#contract/endpoints.ts";
import { examples } from "#contract/examples.ts";

/** An example with its parts' types forgotten: each is its own row's. */
export interface Shown {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer: unknown;
}

export const shownOf = (name: EndpointName): Shown => examples[name];
