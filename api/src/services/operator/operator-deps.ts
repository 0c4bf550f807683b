import type { ServerDeps } from "../../deps.ts";

/** What a verb of the operator may touch: it runs in a process of its own, beside a server or without one. */
export type OperatorDeps = Pick<ServerDeps, "store" | "clock" | "commit">;
