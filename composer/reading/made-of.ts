/** "building a dam out of money": it is made of that, and nobody is out of it. */
const MADE_OF =
  /(?<= (?:build|building|builds|built|make|makes|making|made|crafts?|crafting|knits?|knitting) .*)out of /g;

/** What is said, with spaces at both ends, without the words that say what something is made of. */
export const withoutMakings = (said: string): string => said.replace(MADE_OF, " ");
