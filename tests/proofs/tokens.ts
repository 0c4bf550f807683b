/**
 * 5,000 generated tokens, of odd ideas and of ideas put together at random, in all four styles, and the words of a
 * hundred of their sites: no crash, no rule of text broken, names and sentences of their own, the heap flat.
 * `npm run prove -- tokens [tokens] [seed]`
 */
import { conclude } from "./finding.ts";
import { makeTokens } from "./tokens/run.ts";

const [tokens = "5000", seed = "tokens"] = process.argv.slice(2);
conclude("tokens", await makeTokens(Number(tokens), seed, console.log));
