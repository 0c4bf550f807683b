import type { ServerDeps } from "../../deps.ts";

/**
 * Dependencies of the operator's commands, which run in a process of their own, with or without a server
 * beside it.
 */
export type OperatorDeps = Pick<ServerDeps, "store" | "clock" | "commit">;
