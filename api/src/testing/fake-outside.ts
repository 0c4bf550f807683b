import type { Outside } from "../gateways/outside/outside.ts";

export interface FakeOutside extends Outside {
  /** What is found at an address. */
  pages: Map<string, Buffer | string>;
  /** Every address that was asked for. */
  asked: string[];
}

/** A fake internet of the given pages. */
export function createFakeOutside(): FakeOutside {
  const pages: FakeOutside["pages"] = new Map();
  const asked: string[] = [];
  return {
    pages,
    asked,
    async fetch(url) {
      asked.push(url);
      const page = pages.get(url);
      return page === undefined
        ? { kind: "failed", reason: "unreachable" }
        : { kind: "got", bytes: Buffer.from(page) };
    },
  };
}
