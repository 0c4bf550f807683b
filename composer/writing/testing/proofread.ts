import { article } from "../../reading/word-forms.ts";

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
  for (const [, a, word] of text.matchAll(/\b(an?) ([\p{L}\d][\p{L}\d'-]*)/giu)) {
    if (a && word && a.toLowerCase() !== article(word)) found.push(`article: "${a} ${word}" in "${text}"`);
  }
  return found;
};
