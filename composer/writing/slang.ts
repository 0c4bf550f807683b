interface Slang {
  /** What one of it is called in a story. */
  noun: string;
  /** What it means there, as something to say. */
  saying: string;
  wish: string;
}

/** The short words of the trade: how they stand in a name, and what they mean to a writer. */
export const SHOUTED = new Set([
  "gm",
  "gn",
  "wagmi",
  "ngmi",
  "npc",
  "lol",
  "lmao",
  "lfg",
  "fud",
  "fomo",
  "nft",
  "dao",
  "ath",
  "rekt",
  "gg",
  "irl",
  "dj",
  "ceo",
  "cto",
  "cfo",
  "hr",
  "vip",
  "fbi",
  "nasa",
  "nyc",
  "bbq",
  "pc",
  "vr",
  "rgb",
  "dna",
  "ufo",
  "ai",
  "tv",
  ..."jpeg gif pdf brb idk omg lol tbh smh pov irs nsa cia kgb hoa dmv usb nato nascar vp usa".split(" "),
]);

export const slang: Readonly<Record<string, Slang>> = {
  gm: { noun: "early riser", saying: "GM, and mean it", wish: "wish every single person a good morning" },
  gn: { noun: "night owl", saying: "GN, but not yet", wish: "turn off the last light" },
  wagmi: { noun: "optimist", saying: "WAGMI, says the tide", wish: "take everyone along, and the luggage" },
  ngmi: { noun: "pessimist", saying: "NGMI, pass the soup", wish: "be wrong just once" },
  lfg: { noun: "cheerleader", saying: "LFG, gently", wish: "start before anybody is ready" },
  fren: { noun: "fren", saying: "A fren in need is a fren indeed", wish: "know everybody by first name" },
  frens: { noun: "fren", saying: "A fren in need is a fren indeed", wish: "know everybody by first name" },
  hodl: { noun: "hodler", saying: "Hold what you have, spelled as you like", wish: "never once let go" },
  hodler: { noun: "hodler", saying: "Hold what you have, spelled as you like", wish: "never once let go" },
  ser: {
    noun: "gentleman",
    saying: "Please, ser, after you",
    wish: "be called sir without a spelling mistake",
  },
  degen: { noun: "degen", saying: "One more, then bed", wish: "go home while ahead, just to see it" },
  wen: { noun: "impatient soul", saying: "Wen? Soon. Wen soon?", wish: "be told a date and an hour" },
  rekt: { noun: "survivor", saying: "It was like that when I got here", wish: "tell the tale sitting down" },
};
