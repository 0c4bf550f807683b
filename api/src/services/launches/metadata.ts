import { createHash } from "node:crypto";
import { CodedError } from "#contract/errors.ts";
import type { TokenMetadata } from "#contract/launch.ts";
import type { OwnedToken } from "../../db/tokens.ts";
import type { ServerDeps, UserDeps } from "../../deps.ts";
import { hostOf } from "../websites/site-source.ts";

export interface FrozenMetadata {
  /** 16 hexadecimal digits: launchpads want a short address. */
  id: string;
  uri: string;
  json: string;
  imageUrl: string;
}

/**
 * Creates the metadata file of a token as it is now. The same content gives the same file, other content
 * another address.
 */
export async function freezeMetadata(
  deps: UserDeps,
  token: OwnedToken,
  logo: string,
): Promise<FrozenMetadata> {
  const { publicUrl } = deps.settings;
  const imageUrl = `${publicUrl}/media/${logo}`;
  const metadata: TokenMetadata = {
    name: token.name,
    symbol: token.ticker,
    description: token.narrative,
    image: imageUrl,
    showName: true,
    createdOn: publicUrl,
    ...(await linksOf(deps, token)),
  };
  const json = JSON.stringify(metadata);
  // The id is part of the hash: two tokens with equal words must not share an address.
  const id = createHash("sha256").update(`${token.id}|${json}`).digest("hex").slice(0, 16);
  return { id, uri: `${publicUrl}/m/${id}.json`, json, imageUrl };
}

async function linksOf({ store, caller, settings }: UserDeps, token: OwnedToken) {
  const website = await store.websites.ofToken(caller.userId, token.id);
  const wanted = website ?? (await store.automations.of(token));
  const social = website?.socialLinks ?? {};
  const site = wanted ? settings.siteScheme + hostOf(wanted) : undefined;
  return { twitter: social.twitter, telegram: social.telegram, website: social.website ?? site };
}

/** A metadata file, byte for byte as it was handed out. */
export async function readMetadata({ store }: ServerDeps, { id }: { id: string }): Promise<string> {
  const json = await store.launches.metadata(id);
  if (json === null) throw new CodedError("not_found");
  return json;
}
