import { expect, it } from "vitest";
import { programOf, proxyNames } from "./proxies/proxy.ts";
import { proveBehind } from "./proxies/run.ts";

it.for(proxyNames)(
  "the example for %s keeps its promises in front of the server",
  { tags: "long" },
  async (name, { skip }) => {
    skip(programOf(name) === null, `${name} is not here, so its example is not tried.`);
    expect((await proveBehind(name)).faults).toEqual([]);
  },
);
