import { PublicConfig } from "../config.ts";
import type { Endpoint } from "../endpoint.ts";
import { get } from "./rows.ts";

export const instanceEndpoints = {
  getConfig: {
    ...get,
    path: "/config",
    summary: "What this instance is",
    access: "public",
    output: PublicConfig,
    errors: [],
  },
} as const satisfies Record<string, Endpoint>;
