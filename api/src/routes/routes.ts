import { authRoutes } from "./auth.ts";
import { instanceRoutes } from "./instance.ts";
import type { Route } from "./serve.ts";
import { tokenRoutes } from "./tokens.ts";

/** Everything of the endpoint table that is built. What is not listed here answers 501. */
export const routes: readonly Route[] = [...instanceRoutes, ...authRoutes, ...tokenRoutes];
