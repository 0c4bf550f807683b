import { type EndpointName, examples } from "#contract/endpoints.ts";

/** An example without its row's own types. */
export interface Shown {
  params?: unknown;
  query?: unknown;
  body?: unknown;
  answer: unknown;
}

export const shownOf = (name: EndpointName): Shown => examples[name];
