import type { endpoints } from "./endpoints.ts";
import { authExamples } from "./examples/auth.ts";
import { automationExamples } from "./examples/automation.ts";
import { chainExamples } from "./examples/chain.ts";
import type { ExamplesOf } from "./examples/example.ts";
import { importsExamples } from "./examples/imports.ts";
import { instanceExamples } from "./examples/instance.ts";
import { launchExamples } from "./examples/launch.ts";
import { messagesExamples } from "./examples/messages.ts";
import { tokensExamples } from "./examples/tokens.ts";
import { walletsExamples } from "./examples/wallets.ts";
import { websitesExamples } from "./examples/websites.ts";

/** For every row of the table a valid request and its answer: for people to read, and for tests to start from. */
export const examples: ExamplesOf<typeof endpoints> = {
  ...instanceExamples,
  ...authExamples,
  ...tokensExamples,
  ...importsExamples,
  ...chainExamples,
  ...walletsExamples,
  ...launchExamples,
  ...websitesExamples,
  ...automationExamples,
  ...messagesExamples,
};
