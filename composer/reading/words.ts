import { foldText } from "./clean-text.ts";
import { plainSpelling } from "./slang-spellings.ts";

export interface Word {
  at: number;
  /** As written, without punctuation around it. */
  shown: string;
  folded: string;
  /** A comma, full stop or the like follows. */
  endsClause: boolean;
}

/** Words as people see them: letters and digits with inner ' or -; "pizza-loving" gives "pizza", "loving". */
export const splitWords = (text: string): Word[] => {
  const words: Word[] = [];
  for (const found of text.matchAll(/[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)*/gu)) {
    const after = text.slice(found.index + found[0].length, found.index + found[0].length + 2);
    words.push({
      at: words.length,
      shown: found[0],
      folded: plainSpelling(foldText(found[0])),
      endsClause: /^\s?[.,;:!?()\u2014\u2013"]/u.test(after),
    });
  }
  return words;
};

export const SMALL_WORDS = new Set(
  `a an the this that these those my your his her its our their some any every each no one two three of in on at by for with from to into onto
  over under across through between and or but nor so yet if then than as is are was were be been being am do does did has have had will would
  can could should may might must shall i you he she it we they me him us them who whom whose which what where when why how not only just also very
  really too more most much many all both few other another such own same up down out off about around again there here because while until
  after before during without within like lol bro literally basically about please make create token coin meme called named inspired based theme themed
  want need give something anything everything thing things idea el la los las un una unos unas de del en con que y por para se lo le les es al su mi
  un une des du et qui dans sur der die das ein eine und im mit auf don't doesn't isn't won't can't it's he's she's let's who's that's i'm gonna`.split(
    /\s+/,
  ),
);
