import type { World } from "../../world.ts";

/** What a verb of the operator may touch: it runs in a process of its own, beside a server or without one. */
export type OperatorWorld = Pick<World, "store" | "clock" | "settle">;
