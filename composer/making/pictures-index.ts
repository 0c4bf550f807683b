import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { catalogue } from "./catalogue.ts";

/** Words so common in the emoji keywords that they would find anything. */
const VAGUE = new Set(
  `face animal nature food fruit vegetable person people man woman adult object tool symbol sign mark shape place building color
  things thing activity game sports day night time good bad new old big small happy sad work business music play party love like fun
  japanese chinese japan china asian america american french italy italian mexican office home family water sea ocean beach weather
  sky space hot cold red blue green yellow orange purple black white brown grey pink round square button point left right up down
  travel vehicle transportation car clothing clothes fashion dress money holiday festival celebration cute funny meme lol power
  head body hand hands eye eyes mouth open emotion feeling expression lucky luck chinese zodiac year plant flower drink meal eat eating
  sweet dessert snack breakfast lunch dinner healthy health medical doctor science school study education note paper write book
  tree spring summer autumn winter fall park forest house city urban street road trip vacation adventure outdoors tourism
  photography photo science technology tech computer electronic gadget screen internet communication message information
  history historical culture religion religious holy spiritual pet farm wild wildlife zoo jungle bug insect mammal fish bird
  gift birthday congratulations star shine light bright heart romance romantic affection valentines couple wedding
  angry mad sick ill cry crying laugh smile joy haha fear scared surprised shocked shy cool king queen royal prize win winner award
  ball court team soccer olympics exercise fitness strong muscle run running walk fast speed slow stop warning danger
  war fight violence weapon death dead kill evil scary horror halloween creepy magic fantasy myth fairy tale cartoon
  kitchen cooking cook cut spice baking bread meat seafood rice soup noodle asia carbs tea coffee beverage alcohol bar pub
  high low long short heavy free fresh natural organic diet healthyfood crypto moneybags bling
  two first direction arrow circle geometric click clock hour measure timer deadline
  bald boy girl female male lady gentleman child baby kid human being someone somebody creature monster character role job occupation worker
  season field grow growth garden gardening green environment earth world globe international global
  box bag cup glass bottle container can jar pot pan dish plate bowl spoon fork knife`.split(/\s+/),
);

/** One line a picture: id, kind, emoji, keywords. */
const indexText = (): string =>
  catalogue()
    .map(({ id, kind, emoji, keywords }) => {
      const own = new Set(id.split("-"));
      const words = keywords.filter((word) => !VAGUE.has(word) && !own.has(word) && word.length > 2);
      return [id, kind, emoji, words.slice(0, 10).join(",")].join("|");
    })
    .join("\n");

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const text = indexText();
  const source = `// Made by composer/making/pictures-index.ts from the emoji sets named in NOTICE. Do not edit.\nexport const pictureLines = ${JSON.stringify(text)};\n`;
  writeFileSync(fileURLToPath(new URL("../pictures-index.gen.ts", import.meta.url)), source);
  process.stdout.write(`${text.length} characters\n`);
}
