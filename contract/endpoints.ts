import type { ExamplesOf } from "./endpoint.ts";
import { authEndpoints, authExamples, walletsEndpoints, walletsExamples } from "./endpoints/auth.ts";
import { galleryEndpoints, galleryExamples } from "./endpoints/gallery.ts";
import {
  instanceEndpoints,
  instanceExamples,
  messagesEndpoints,
  messagesExamples,
} from "./endpoints/instance.ts";
import { chainEndpoints, chainExamples, launchEndpoints, launchExamples } from "./endpoints/launch.ts";
import { importsEndpoints, importsExamples, tokensEndpoints, tokensExamples } from "./endpoints/tokens.ts";
import {
  automationEndpoints,
  automationExamples,
  websitesEndpoints,
  websitesExamples,
} from "./endpoints/websites.ts";

/** The endpoints by noun, in the order in which a newcomer meets them. */
export const endpointsByNoun = {
  Instance: instanceEndpoints,
  Auth: authEndpoints,
  Wallets: walletsEndpoints,
  Tokens: tokensEndpoints,
  Import: importsEndpoints,
  Launch: launchEndpoints,
  Chain: chainEndpoints,
  Gallery: galleryEndpoints,
  Websites: websitesEndpoints,
  Automation: automationEndpoints,
  Messages: messagesEndpoints,
} as const;

/** Every call of `/api/v1`. Server, client, OpenAPI document and tests are read from this table. */
export const endpoints = {
  ...instanceEndpoints,
  ...authEndpoints,
  ...tokensEndpoints,
  ...importsEndpoints,
  ...chainEndpoints,
  ...galleryEndpoints,
  ...walletsEndpoints,
  ...launchEndpoints,
  ...websitesEndpoints,
  ...automationEndpoints,
  ...messagesEndpoints,
} as const;

export type EndpointName = keyof typeof endpoints;
export type EndpointOf<N extends EndpointName> = (typeof endpoints)[N];

/**
 * For every row of the table a valid request and its answer: for people to read, and for tests to start from.
 */
export const examples: ExamplesOf<typeof endpoints> = {
  ...instanceExamples,
  ...authExamples,
  ...tokensExamples,
  ...importsExamples,
  ...chainExamples,
  ...galleryExamples,
  ...walletsExamples,
  ...launchExamples,
  ...websitesExamples,
  ...automationExamples,
  ...messagesExamples,
};
