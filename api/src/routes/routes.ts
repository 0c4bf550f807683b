import { authRoutes } from "./auth.ts";
import { automationRoutes } from "./automation.ts";
import { chainRoutes } from "./chain.ts";
import { importRoutes } from "./imports.ts";
import { instanceRoutes } from "./instance.ts";
import { launchRoutes } from "./launch.ts";
import { messageRoutes } from "./messages.ts";
import type { Route } from "./serve.ts";
import { tokenRoutes } from "./tokens.ts";
import { walletRoutes } from "./wallets.ts";
import { websiteRoutes } from "./websites.ts";

/** The routes that are built. An endpoint without one answers 501. */
export const routes: readonly Route[] = [
  ...instanceRoutes,
  ...authRoutes,
  ...walletRoutes,
  ...tokenRoutes,
  ...importRoutes,
  ...chainRoutes,
  ...websiteRoutes,
  ...automationRoutes,
  ...launchRoutes,
  ...messageRoutes,
];
