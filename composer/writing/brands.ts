import { singulars } from "../reading/word-forms.ts";
import { knownNames, nounNames } from "../screening/known-names.ts";

/** Makes, shows and franchises that a name we propose should not borrow, besides those that frauds pretend to speak for. */
const BORROWED = new Set(
  `honda,civic,ford,bmw,audi,porsche,lamborghini,volkswagen,hyundai,nissan,chevrolet,harley,vespa,yamaha,boeing,airbus,duck dynasty,star wars,star trek,
harry potter,hogwarts,gandalf,hobbit,mickey,donald duck,bugs bunny,batman,superman,spiderman,marvel,avengers,minecraft,fortnite,roblox,mario,luigi,zelda,
barbie,hello kitty,snoopy,garfield,shrek,spongebob,simpsons,pikachu,godzilla,king kong,transformers,game of thrones,squid game,breaking bad,toy story,lion king,
rolls royce,costco,wendys,burger king,kfc,dominos,pizza hut,red bull,nestle,oreo,nutella,doritos,pringles,heineken,budweiser,uber,airbnb,
twitter,reddit,youtube,tiktok,twitch,spotify,telegram,ebay,lidl,aldi,zara,prada,chanel,hermes,crocs,playstation,xbox,iphone,ipad,android`
    .replaceAll("\n", "")
    .split(","),
);

/** Whether a name holds a make or a known name: "Google Mittens", "Duck Dynasty". */
export const holdsBrand = (name: string): boolean => {
  const words = name.toLowerCase().replace(/['’.]/g, "").split(" ");
  return words.some((word, at) => {
    const [one = word] = singulars(word);
    const pair = `${word} ${words[at + 1] ?? ""}`;
    return (
      BORROWED.has(word) || BORROWED.has(one) || BORROWED.has(pair) || isKnown(words, at) || isKnown([one], 0)
    );
  });
};

const isKnown = (words: readonly string[], at: number): boolean =>
  (knownNames.get(words[at] ?? "") ?? []).some(
    (known) => !nounNames.has(known.join(" ")) && known.every((word, next) => words[at + next] === word),
  );
