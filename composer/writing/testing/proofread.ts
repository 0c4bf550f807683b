import { matchPhrase, OWN_NAME } from "../../reading/picture-index.ts";
import { article } from "../../reading/word-forms.ts";
import { adjectives } from "../vocabulary.ts";

/** What only describes: neither "the last" nor "an alien" is left alone. */
const describing = [...adjectives].filter(
  (word) =>
    !/est$|ing$|-|^(last|second|old|young|new|light|single|professional|amateur|official|criminal|adult|manual|medium|good|bad|real|wild|dead|deaf|blind|dark|cold|hot|open|minute|sick|french|german|italian|second|square|round|flat|classic|antique|fit|local|mean|kind|past|secret|hollow|spare|free|plain|peasant|noble|military|medical|anarchist|communist|punk|mutant|romantic|alien|orphaned|cannibal|polar|solo|little|brave|worst|budget|cool|heat|warm|stable)$/.test(
      word,
    ) && matchPhrase(word)?.weight !== OWN_NAME,
);
const STRANDED = new RegExp(
  `\\b(an?|the) (${describing.join("|")})(?=[.,;:!?”]|$| (is|was|has|had|does|said|asked|of|with|in|on|at|itself)\\b)`,
  "i",
);

/** What an editor would mark in red. */
export const proofread = (text: string): string[] => {
  const found: string[] = [];
  const add = (what: string, hit: RegExpMatchArray | null) =>
    hit && found.push(`${what}: "${hit[0]}" in "${text}"`);
  add("doubled word", text.match(/\b(\p{L}+) \1\b/iu));
  add("placeholder", text.match(/undefined|null|NaN|\[object|\$\{|\{\{|lorem/));
  add("space before punctuation", text.match(/ [,.!?;:]/));
  add("doubled punctuation", text.match(/[,;:.]{2}|\.\?|\?\./));
  add("double space", text.match(/ {2}/));
  add("small letter after a full stop", text.match(/[.!?] [a-z]/));
  add(
    "promise",
    text.match(
      /\b(guarantee|profit|100x|1000x|to the moon|get rich|returns?|passive income|financial freedom)\b/i,
    ),
  );
  add(
    "stock phrase",
    text.match(
      /\b(revolutioni[sz]|next big thing|game.?changer|unleash|embark|in a world where|join the revolution|community-driven|diamond hands)\b/i,
    ),
  );
  add("capital before a speech verb", text.match(/[?!]["”] (Says|Said|Asks|Sighs)\b/));
  add("much of what can be counted", text.match(/\b[Hh]ow much (?!lightning|news)\w+s\b(?! (is|does))/));
  add(
    "a plural's plural",
    text.match(/\b(nachoses|lungses|mimeses|noodleses|knifes|googles|salmons|octopi|\w+sses's)\b/i),
  );
  add("one of many", text.match(/\ban? (noodles|nachos|lungs|bulls|socks|scissors|headphones|fries)\b/i));
  add(
    "a deed as a noun",
    text.match(/\b(an?|the) (happens|loves|said|goes|does|knows|thinks|refuses|loses)\b/i),
  );
  add(
    "one of what is not counted",
    text.match(
      /\ban? (loneliness|happiness|sadness|boredom|silence|nostalgia|anxiety|weather|traffic(?! (cone|light))|chaos)\b/i,
    ),
  );
  add(
    "a name written small",
    text.match(/\b(mondays?|tuesdays?|saturdays?|sundays?|venice|paris|tokyo|honda|october)\b/),
  );
  add(
    "a sense that does not fit",
    text.match(/\b(smell|taste|sniff|tastes|smells) (the|that|it)\b|do you care that|[Ee]xhibition into/),
  );
  add(
    "a deed that nobody counts",
    text.match(/\b(?<!wood)(skateboard|surf|rac|knitt|swimm|fish|danc|cook|sing|box|bowl|jugg?l)ings\b/i),
  );
  add("another's own", text.match(/Some are (born|paid|raised|sent out) to \w+ (his|her|its) /));
  add("a day as a place", text.match(/filmed on \w+days/));
  add("two as one", text.match(/and (his|her) [\w ]+ (appeals|was|denies|has until)\b/));
  add("a stranded adjective", text.match(STRANDED));
  add("somebody greeted with an article", text.match(/\bDear (an?|the) /));
  add(
    "one of several",
    text.match(
      /\ban? (?!(?:[mb]illion|hundred|thousand|dozen)\b)(\w+ )?(hands|teeth|feet|issues|eyes|taxes|wings|vibes|opinions)(?=[.,;:!?”]|$)/i,
    ),
  );
  add(
    "several as one",
    text.match(
      /\b(?:found|got|shows|ordered|(?:is|are|comes?|came|walks?)(?: out)?):? (two|three|four|five|six|seven|eight|nine|ten|a pair of) (?!(?:years|days|months|hours|minutes|steps|is)\b)[a-z]{3,}s\b[^.!?“”]*[.!?] (It (was|is|has|had|went|looked)|(He|She) (waved|was|is))\b/i,
    ),
  );
  add(
    "another's own in the second person",
    text.match(/\byou (are|were) [^.?!”]*\b(its|his|her|their) \w+/i),
  );
  add("another's own in the first person", text.match(/\bI (can|am|was) (\w+ )?(its|his|her|their) \w+/));
  add("an abbreviation as a word", text.match(/\b(Gm|Gn|Wagmi|Ngmi|Lfg|Fud|Fomo|Nft|Dao)\b/));
  for (const [, a, word] of text.matchAll(/\b(an?) ([\p{L}\d][\p{L}\d'-]*)/giu)) {
    if (a && word && a.toLowerCase() !== article(word)) found.push(`article: "${a} ${word}" in "${text}"`);
  }
  return found;
};
