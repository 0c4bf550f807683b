import type { Refusal } from "#contract/errors.ts";
import { screenWords } from "./screen-words.ts";

/** Words that frauds write against a name without a space. */
const RUN_ON =
  /official|verified|authentic|presale|airdrop|giveaway|dividends?|invest|claim|support|wallet|login|token|coin|stock|shares/g;

/**
 * What is wrong with a token's address, read with its hyphens as spaces, without them, and parted where words
 * run on.
 */
export const screenSubdomain = (subdomain: string): Refusal | null => {
  const spaced = subdomain.replaceAll("-", " ");
  const joined = subdomain.replaceAll("-", "");
  const parted = spaced.replace(RUN_ON, " $& ");
  return screenWords(`${spaced} token`) ?? screenWords(joined) ?? screenWords(`${parted} token`);
};
