import { expect, it } from "vitest";
import { programOf, proxyNames } from "./proxies/proxy.ts";
import { proveBehind } from "./proxies/run.ts";

it.each(proxyNames)(
  "the example for %s keeps its promises in front of the server",
  { tags: "long" },
  async (name) => {
    if (programOf(name) === null) {
      console.warn(`SKIPPED: ${name} is not here, so its example is not tried.`);
      return;
    }
    expect((await proveBehind(name)).faults).toEqual([]);
  },
);
