import { adjectives as adjectiveList, slangWords as slangList } from "./texts.gen.ts";

/** Words that say what somebody is like, and name nothing. */
export const adjectives: ReadonlySet<string> = new Set(adjectiveList.split(/\s+/));

/** Words of the net: where one stands, the idea is something said. */
export const slangWords: ReadonlySet<string> = new Set(slangList.split(/\s+/));
