import { phrasesIn } from "../data-text.ts";
import { SHOUTED } from "./slang.ts";
import { properNames } from "./texts.gen.ts";

const SMALL =
  /^(a|an|the|of|and|or|in|on|at|to|for|with|de|la|von|vs|mit|auf|dem|den|der|und|que|con|en|el|del|al|y|avec|du|et|le|il|che|di|sul|na|da)$/;

/** "4 AM" */
const HOUR = /^[ap]m$/i;

/** "lunar ribbit of the deep" as a name: "Lunar Ribbit of the Deep"; the last word has a capital, too: "Let That Sink In". */
export const titleCase = (phrase: string): string =>
  phrase
    .split(" ")
    .filter((word) => word !== "")
    .map((word, at, all) =>
      HOUR.test(word) && /\d$/.test(all[at - 1] ?? "")
        ? word.toUpperCase()
        : SHOUTED.has(word.toLowerCase())
          ? word.toUpperCase()
          : at > 0 && at < all.length - 1 && SMALL.test(word)
            ? word
            : capital(word).replace(/(?<=^\w+-)\p{Ll}/u, (letter) => letter.toUpperCase()),
    )
    .join(" ");

/** With a capital; what is always shouted is so as the first word, too: "GM to everyone". */
export const capital = (text: string): string => {
  const [word = ""] = text.split(" ", 1);
  if (SHOUTED.has(word)) return word.toUpperCase() + text.slice(word.length);
  const [first = "", ...rest] = [...text];
  return first.toUpperCase() + rest.join("");
};

const PROPER = new RegExp(`\\b(${phrasesIn(properNames).join("|")})\\b`, "gi");

/** Weekdays, months, places, makes and bodies as they are written: "the IRS". */
export const properly = (phrase: string): string =>
  phrase
    .replace(PROPER, (name) =>
      name.toLowerCase() === "ikea" ? "IKEA" : name.split(" ").map(capital).join(" "),
    )
    .replace(BODIES, (name) => name.toUpperCase());
const BODIES = /(?<![\w'’])(irs|fbi|nasa|nsa|cia|kgb|hoa|dmv|nato|nascar|nyc|usa|ufo|dna|usb)(?![\w'’])/gi;
