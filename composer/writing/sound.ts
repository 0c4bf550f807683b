const OWN = "(?:his|her|its|their|himself|herself|itself|themselves)";
const UNCOUNTED =
  "soccer|football|tennis|golf|basketball|baseball|hockey|rugby|volleyball|chess|poker|karate|judo|yoga|samba|salsa|ballet|perfume|homework|luggage|furniture|laundry|work|jewelry|heartache|homesickness";

/** What no sentence may hold, whatever filled its slots. */
const FAULTS: readonly (readonly [fault: string, pattern: RegExp])[] = [
  [
    "another's own in the first person",
    new RegExp(
      `\\bI (?:am|was|mind|can|could|(?:have|had) (?:never )?been) (?!an? |the |two )(?:[\\w']+ ){0,3}${OWN}\\b`,
    ),
  ],
  ["another's own in the second person", /\byou (?:are|were|can) (?:[\w']+ ){0,4}(?:his|its|their)\b/i],
  ["one's own of many", /\b(?:all|both|half the) \w+ (?:[\w']+ ){0,3}(?:his|her|its|himself|itself)\b/i],
  ["one of what is not counted", new RegExp(`\\ban? (?:${UNCOUNTED})(?=[.,;:!?”]|$)`, "i")],
  [
    "a deed as a state",
    /\b(?:am|is|are|was|were|been|being) \w+(?:ed|t|ght) (?:him|her|it|them)sel(?:f|ves)\b/i,
  ],
  ["somebody as a thing", /\b(?:an?|the) (?:himself|herself|itself|themselves|him|them)\b/i],
  ["a thing as speech", /\bsaying (?:an?|the) \w+[,.]/],
  ["a deed without who does it", /\b(?:asks?|asked) why \w+ing\b/],
  [
    "a thing of many as one who speaks",
    /[,?!]” (?:said|asked) (?!(?:the|my|our|his|her) )[a-z]+(?<!ss)s[.,]/,
  ],
  [
    "most of a short word",
    /\bmost (?:tall|small|big|old|young|short|fat|thin|slow|fast|rich|poor|sad|mad|loud|shy|cold|hot|wet|dry|rude|nice|cute|bald|\w{2,5}y) (?!of\b)/,
  ],
  ["another's own that is feared", /(?:“|mention |say |against |for )(?:its|his|her|their) own /i],
  ["a deed that is met", /\b(?:met|meet|saw|seen) (?!nothing|anything|something)[a-z]+ing\b(?! \w+ed)/],
  ["a deed to nobody named", /\b(?:look|search|wait|hunt)(?:ing)? for them\b/],
  ["a deed without its end", /[“ ](?:trying|putting|taking|getting|making|giving|having|hating)[?.,”]/i],
  ["a speech tag as a sentence", /[.!?]” (?:Said|Asked) (?:the|a|grand|my)/],
  ["a contrast that is counted", /\b(?:no|of|for|without) \w+ but \w+s\b/],
  ["nobody's own", /\b(?:relief|easy|restful|hard) to (?:[\w']+ ){1,4}(?:themselves|their)\b/],
  ["words said twice", /\b((?:in|on|at|of|for|to|with|the) [\w']+) \1\b/i],
  [
    "a denial without its verb",
    /\bnot not\b|(?<!\b(?:do|did|am|are|can|could|would|will|should|have|had|was|were|why) )\b(?:I|we|they) not [a-z]/i,
  ],
  ["a misspelling", /\ban other\b/i],
];

/** The faults in a text: a telling with one is thrown away. */
export const faultsIn = (text: string): string[] =>
  FAULTS.flatMap(([fault, pattern]) => {
    const hit = pattern.exec(text)?.[0];
    return hit === undefined ? [] : [`${fault}: "${hit}"`];
  });
