import type { formats } from "./formats.ts";
import { halvesOf, halvesSaid, moodOfWords } from "./what-is-said.ts";

type Kind = keyof typeof formats;

/** A day of the week is a page of a calendar. */
export const WEEKDAY = /^(mon|tues|wednes|thurs|fri|satur|sun)days?$/;

/** What is held up with words on it, where the last of them names it; anything else is a board. */
export const HELD: readonly (readonly [RegExp, Kind])[] = [
  [WEEKDAY, "day"],
  [/(^| )(passwords?|passcode)$/, "note"],
  [/(^| )(cards?|memberships?|subscription|licen[sc]e|permit|visa|pass|badge)$/, "card"],
  [/ (spots?|spaces?)$/, "bay"],
  [/(^| )(bills?|invoices?|receipts?|tickets?|fines?)$/, "receipt"],
  [
    /(^| )(forms?|contracts?|certificate|warrant|applications?|reservation|reports?|diploma|letters?|mortgage|loan|agreement|prescription|homework|essay|resume|manual)$/,
    "form",
  ],
];

/** Things that any words may stand on. */
const plain: readonly Kind[] = ["bubble", "board", "phone", "note", "thought"];

/** Things that say something of their own: for words that do not call for them, only after all others. */
export const telling: readonly Kind[] = ["nametag", "calendar", "receipt", "loading", "tombstone", "caution"];

/** Carriers that fit what the words are about, the most telling first. */
const FITTING: readonly (readonly [RegExp, Kind])[] = [
  [/\b(wake me|wake up|never slept|no sleep)\b/, "pillow"],
  [
    /\b(?:down|up) \d+ ?(?:%|percent)|\b(?:portfolio|green candles?|red candles?|pumps|dumps|yield)\b/,
    "chart",
  ],
  [/\b(caught in|selfie|4k|on camera|influencer)\b/, "phone"],
  [/\b(funeral|obituary|eulogy)\b/, "tombstone"],
  [/\b(tomorrow problem|not today)\b/, "calendar"],
  [
    /\b(machine|printer|meter|dispenser|generator|simulator|detector|scanner|maker|engine|heater|dryer|humidifier|router)\b/,
    "machine",
  ],
  [
    /\b(bottle|spray|cream|lotion|sauce|potion|syrup|juice|tube|cleaner|remover|perfume|deodorant|copium|hopium|cope|coping|dose|pills?)\b/,
    "bottle",
  ],
  [
    /\b(committee|council|club|society|anonymous|support group|board meeting|meeting|union|team|department|association|group project|group|parliament|jury|cult|convention)\b/,
    "meeting",
  ],
  [/\b(left on|on (read|seen|delivered)|seen|read|delivered|ghosted|blocked|unread|no reply)\b/, "chat"],
  [/\b(typing|texts?|texted|texting|reply|replied|replies|dm|dms|group chat|k)\b/, "typing"],
  [/\b(battery|charger|charging|recharge)\b/, "battery"],
  [
    /\b(loading|buffering|percent|progress|soon|wen|waiting|wait|updating|installing|almost)\b|\d ?%/,
    "loading",
  ],
  [
    /\b(yapp?\w*|talk\w*|rant\w*|gossip\w*|chatter\w*|scream\w*|shout\w*|yell\w*|loud\w*|sing\w*)\b/,
    "megaphone",
  ],
  [
    /\b(fashion\w*|outfit|drip|merch|runway|catwalk|couture|style\w*|slay|fit check|wardrobe|wearing)\b/,
    "shirt",
  ],
  [
    /\b([45]0[0-9]|error|not found|glitch\w*|crash\w*|bugs?|virus|update|popup|cookies|offline|restart)\b/,
    "window",
  ],
  [/\b(cooked|fried|burnt|toast|toasted|roasted|grilled|well done|breakfast)\b/, "egg"],
  [
    /\b(sunk|bottom|top|dip|ath|pump|pumped|dump|dumped|liquidated|liquidity|rekt|chart|candle|bull|bear|bullish|bearish|market|moon|mooning|leverage|stonks?|bags?|bagholders?|portfolio|profit|losses|exit)\b/,
    "chart",
  ],
  [
    /\b(rent|sold|sell|bought|buy|price|pay|paid|payday|bill|bills|debt|tax|taxes|tip|invoice|refund|refunds|fees|ticket|coupon|paper|cost|costs|broke)\b/,
    "receipt",
  ],
  [
    /\b(main character|character|villain|arc|lore|plot|episode|movie|sequel|npc|scene|season|era|protagonist|drama)\b/,
    "clapper",
  ],
  [
    /\b(monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|today|tomorrow|deadline|birthday|years?|since)\b/,
    "calendar",
  ],
  [
    /\b\d{1,2}(:\d\d)? ?[ap]\.?m\b|\b\d{1,2}:\d\d\b|\b(alarm|snooze|late|overslept|o'clock|hours?|minutes?|midnight)\b/,
    "alarm",
  ],
  [
    /\b(sleep|sleeping|sleepy|naps?|bed|tired|insomnia|dreams?|dreaming|exhausted|pillow|rest|lazy|cozy|cosy|comfy|snug)\b/,
    "pillow",
  ],
  [
    /\b(down bad|crush|simp|simping|love|heart|heartbreak|dating|single|ex|bestie|situationship|crying|delulu|date)\b/,
    "heart",
  ],
  [/\b(emails?|inbox|mail|newsletter|regards|attached|letter|spam)\b/, "letter"],
  [/\b(thoughts?|thinks?|thinking|mind|brain|head|idea|ideas|imagine|overthink\w*)\b/, "thought"],
  [/\b(forgot|forget|remember|password|note|todo|reminder|remind|list|homework|told)\b/, "note"],
  [
    /\b(lfg|wagmi|gm|gn|revolution|we ride|nation|republic|hodl|lets go|forever|never surrender|rise)\b/,
    "flag",
  ],
  [
    /\b(based|goated|goat|winner|winning|champion|best|gold|first|award|employee|legend|professional\w*|expert|undefeated)\b/,
    "medal",
  ],
  [/\b(song|beat|bars|mixtape|radio|karaoke|vibes?|playlist|volume|music|remix|lofi)\b/, "tape"],
  [/\b(call|cap|lol|bruh|ngl|fr|bro|slay|yeet|said|says)\b/, "bubble"],
  [/\b(zero|empty|low|none|half)\b/, "battery"],
  [/\b(nothing|later)\b/, "loading"],
  [/\b(dead|died|rip|rot|doom|over|end|ended|rugged|gone|ngmi|cancelled|canceled)\b/, "tombstone"],
  [
    /\b(fear|danger|warning|caution|issue|issues|scaries|failed|alert|wrong|error|risk|toxic|stop|do not|skill)\b/,
    "caution",
  ],
  [/\b(syndrome|ceo|hello|member|human|person|intern|him|her)\b/, "nametag"],
  [
    /\b(scroll|scrolling|app|screen|phone|online|swipe|post|posting|followers|selfie|notification)\b/,
    "phone",
  ],
];

/** A chart that rises, for those who are glad of it. */
const GLAD = /^(happy|laughing|loving|smug|determined|screaming)$/;

const MADE = /\bbut make it (.+)$/;

const fittingOf = (said: string): Kind | undefined => FITTING.find(([about]) => about.test(said))?.[1];

/** The things that words may stand on, the one that tells their joke first, then others in this order. */
export const kindsFor = (words: string, shuffled: <T>(all: readonly T[]) => T[]): readonly Kind[] => {
  const said = words.toLowerCase().replace(/’/g, "'");
  // "ngmi but make it fashion": said on what it is made.
  const made = fittingOf(MADE.exec(said)?.[1] ?? "");
  if (made) return [made, "split", ...shuffled(plain)];
  if (halvesOf(words))
    return [
      ...(halvesSaid(words)?.isSentence ? shuffled<Kind>(["split", "turn"]) : (["split"] as const)),
      ...shuffled(plain),
    ];
  const fitting = fittingOf(said);
  const rises = fitting === "chart" && GLAD.test(moodOfWords(words) ?? "");
  const own = rises ? "rally" : fitting;
  const others = [...shuffled(plain), ...shuffled(telling)].filter((kind) => kind !== own);
  return own ? [own, ...others] : others;
};
