import { authEndpoints } from "./endpoints/auth.ts";
import { automationEndpoints } from "./endpoints/automation.ts";
import { chainEndpoints } from "./endpoints/chain.ts";
import { importsEndpoints } from "./endpoints/imports.ts";
import { instanceEndpoints } from "./endpoints/instance.ts";
import { launchEndpoints } from "./endpoints/launch.ts";
import { messagesEndpoints } from "./endpoints/messages.ts";
import { tokensEndpoints } from "./endpoints/tokens.ts";
import { walletsEndpoints } from "./endpoints/wallets.ts";
import { websitesEndpoints } from "./endpoints/websites.ts";

/** Every call of `/api/v1`. Server, client, OpenAPI document and tests are read from this table. */
export const endpoints = {
  ...instanceEndpoints,
  ...authEndpoints,
  ...tokensEndpoints,
  ...importsEndpoints,
  ...chainEndpoints,
  ...walletsEndpoints,
  ...launchEndpoints,
  ...websitesEndpoints,
  ...automationEndpoints,
  ...messagesEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
export type EndpointOf<N extends EndpointName> = (typeof endpoints)[N];
