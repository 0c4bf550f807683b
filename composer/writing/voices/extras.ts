import { withArticle } from "../../reading/word-forms.ts";
import type { Random } from "../../seeded/random.ts";

/** Each line a list of ways to say it; a way of several columns (between `+`) takes one part of each. */
const lists = {
  /** Opens a sentence. */
  when: [
    "on the first|on the second|on the third|on the last + Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday + of a long winter|before the fair|after the flood|of the quiet season|in the year of bad umbrellas|of the lost luggage|without rain|of the heatwave|after the clocks went back|before the rent was due|of the great soup shortage|nobody wrote down",
    "shortly before|half an hour before|ten minutes after|all through|right after|just before + supper|the late news|the village quiz|the weather report|choir practice|the second interval|the night shift|the last ferry|the soup course|the long weekend|laundry day|the fire drill|the prize-giving|the eclipse",
  ],
  /** Somebody who was there, in the singular. */
  witness: [
    "a|the only|an old-fashioned|a newly married|a very tall|a former|a sleepy|a left-handed + dentist|conductor|postmaster|piano tuner|beekeeper|locksmith|plumber|librarian|ferryman|umpire|baker|translator|notary|lighthouse keeper|choirmaster|tailor|map seller|school nurse|weather reporter|violinist|bus driver|night porter|lift engineer|gardener + |||in slippers|with a cold|from the third floor|on stilts|without a hat|in a hurry|from Lisbon|with two umbrellas|on a borrowed bicycle|after dessert",
    "somebody's|the landlord's|the mayor's|the referee's|my neighbour's|the headmaster's + uncle|nephew|second wife|godmother|best man|piano teacher|lawyer|twin brother|driver|aunt|goalkeeper|hairdresser",
  ],
  /** A thing to hold, trade or lose. */
  object: [
    "a borrowed|a slightly haunted|an overdue|a second-hand|an unsigned|a lucky|a half-eaten|a badly folded|a very small|a stolen|an inherited|a lukewarm|a nameless|a one-eyed|a gold-rimmed + umbrella|teacup|library book|tambourine|birthday card|sandwich|map|ladder|doormat|spoon|cushion|trombone|thermos|alarm clock|bicycle bell|candle|cookbook|raincoat|chess set|lunchbox",
    "three|seven|eleven|two dozen|a bag of|a jar of|a drawer full of|half a crate of + buttons|chestnuts|postcards|marbles|seashells|bus tickets|teaspoons|corks|keys|paper hats|pencils|matchsticks|walnuts|stamps|clothes pegs",
  ],
  /** What happened then, a clause in the past. */
  event: [
    "the kettle|the brass band|a whole choir|the referee|the lift|the mayor|the statue in the square|the fish counter|the radio|the last bus|the ice cream van|a goldfish|the jury|the tallest bishop|the weather|the landlady|an entire wedding|the second violin|the town clock|a queue of forty people|the customs officer|the pizza boy|the moonlit ferry|the parrot next door|the fire brigade|the chess club|a bored sentry|the printing press|the allotment society|the pub cat + sat down at once|began to sing|forgot to breathe|lost count|turned round twice|hid a smile|fell silent|agreed for once|asked for a chair|took notes|applauded politely|looked ten years younger|missed the last note|blushed|ordered another round|stopped to listen|apologised in verse|changed its mind about everything|needed a glass of water|went home the long way|started a slow clap|hummed along|gave up smoking|broke into a trot|called its mother|lost all interest in parking|dropped a tray|voted yes|wept with relief|swore it had known all along",
  ],
  /** How it was done. */
  like: [
    "with the calm|with the grace|with the patience|with the confidence|with the dignity|with the timing|with the appetite|with the stamina|with the manners + of a tax inspector|of a falling piano|of wet cement|of a short man in a tall hat|of a swan on a bus|of a substitute teacher|of a lawn in June|of a child near cake|of a queen at a car wash|of a late train|of a brass band indoors|of a cat with a receipt|of a minister in a lift|of a grandfather clock|of a pickled herring|of a retired acrobat",
    "like|as proudly as|as quietly as|as fondly as|as stubbornly as + a rumour in a small town|a postman with good news|the last biscuit on the plate|jazz in a lift|somebody's favourite aunt|thunder with an appointment|a secret with wheels|a kettle about to speak|a guest who knows where the glasses are|a king on a tram|the tide in a bathtub|a goose with a diploma|an uncle at a wedding",
  ],
  /** For how long. */
  span: [
    "two|three|four|five|six|seven|nine|eleven|thirteen|forty + winters|leap years|football seasons|bank holidays|exam periods|Tuesdays|full moons|long weekends|choir rehearsals|school terms|harvests|tram rides|lunch breaks|tax years|power cuts",
  ],
  /** Where news is found. */
  press: [
    "the back page|the footnotes|the third paragraph|the small print|the index|the margin|the last line|the corrections|the lonely hearts + of the parish newsletter|of the evening paper|of a cookbook|of a bus timetable|of the ferry bulletin|of a sermon on patience|of the school yearbook|of a novel about moss|of the allotment rules|of the theatre programme|of a long divorce letter|of the town charter",
  ],
  /** Something else that is true, in the present, a clause. */
  fact: [
    "the bakery|the bus company|the tourist office|the school|the fire brigade|the choir|the café by the station|the museum|the ferry line|the post office|the town twin in Norway|the barber|the football club|the orchestra|the library|the bank on the corner + has named a bun after it|has asked for details|has printed a map|has run out of paint|has moved to a bigger room|has learned the song|keeps a chair free|has ordered a plaque|sells the mug|talks of a parade|has doubled its opening hours|hums it all day|waves back now|has hung up a portrait|has a waiting list for it|wants it for the calendar|offers a discount for whistling|has changed its motto",
  ],
  /** A reason, after "for". */
  reason: [
    "reasons of its own|a bet that nobody admits to|the sake of good company|the honour of the third floor|want of a better plan|the pleasure of saying so|a debt of one lemon|art, or something near it|the principle of the thing|a promise made to a plumber|no pay and less applause|an audience of four|science, broadly speaking|a medal made of biscuit|old times' sake|love of the craft|a cousin who was never thanked|the view and the free coffee|a bowl of soup and a handshake|the better half of a sandwich",
  ],
} as const satisfies Record<string, readonly string[]>;

type List = keyof typeof lists;
export type Extras = { readonly [Each in List]: string };

/** People, moments and things from beside the idea; none twice in one text. */
export const extrasFrom = (random: Random): Extras => {
  const taken = new Set<string>();
  const take = (list: List): string => {
    for (let tries = 0; tries < 8; tries++) {
      const parts = compose(lists[list], random);
      if (parts.some((part) => part.includes(" ") && taken.has(part)) || taken.has(parts.at(-1) ?? ""))
        continue;
      for (const part of parts) taken.add(part);
      return joined(parts);
    }
    return joined(compose(lists[list], random));
  };
  return Object.defineProperties(
    {},
    Object.fromEntries((Object.keys(lists) as List[]).map((list) => [list, { get: () => take(list) }])),
  ) as Extras;
};

const joined = (parts: readonly string[]): string => {
  const phrase = parts.join(" ");
  return phrase.startsWith("a ") ? withArticle(phrase.slice(2)) : phrase;
};

const compose = (ways: readonly string[], random: Random): string[] =>
  (random.pick(ways) ?? "")
    .split(" + ")
    .map((column) => random.pick(column.split("|")) ?? "")
    .filter((part) => part !== "");
