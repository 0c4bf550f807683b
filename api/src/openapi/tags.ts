import { authEndpoints, walletsEndpoints } from "#contract/endpoints/auth.ts";
import { instanceEndpoints, messagesEndpoints } from "#contract/endpoints/instance.ts";
import { chainEndpoints, launchEndpoints } from "#contract/endpoints/launch.ts";
import { importsEndpoints, tokensEndpoints } from "#contract/endpoints/tokens.ts";
import { automationEndpoints, websitesEndpoints } from "#contract/endpoints/websites.ts";

/** The nouns, in the order in which a newcomer meets them. */
const nouns = [
  ["Instance", "What this server is", instanceEndpoints],
  ["Auth", "Challenge, signature, session", authEndpoints],
  ["Wallets", "The wallets of an account", walletsEndpoints],
  ["Tokens", "Make, edit and keep tokens", tokensEndpoints],
  ["Import", "Bring a token that exists already", importsEndpoints],
  ["Launch", "From a saved token to a mint on the chain", launchEndpoints],
  ["Chain", "The chain and the trading service, through this server", chainEndpoints],
  ["Websites", "Generate, preview and deploy a token's website", websitesEndpoints],
  ["Automation", "What happens to a website when its token is launched", automationEndpoints],
  ["Messages", "To the people behind this server", messagesEndpoints],
] as const;

export const tags = nouns.map(([name, description]) => ({ name, description }));

export function tagOf(endpointName: string): string {
  const noun = nouns.find(([, , rows]) => Object.hasOwn(rows, endpointName));
  if (!noun) throw new Error(`${endpointName} belongs to no noun.`);
  return noun[0];
}
