import { upper, type Voice, withAction, withMotif } from "./slots.ts";

/** Said by the hero: what was its own is mine. */
const mine = (phrase: string): string =>
  phrase
    .replace(/\b(his|her|its|their) own\b/g, "my own")
    .replace(/\b(his|its|their)\b/g, "my")
    .replace(/\bher (?=[a-z])/g, "my ")
    .replace(/\b(himself|herself|itself|themselves)\b/g, "myself");

/** A log book, written in the first person. */
export const logbook: Voice = {
  opening: [
    (s, e) =>
      `Log of ${s.name}, day one: arrived ${s.place}, ${s.kind} with ${e.object}, ${s.weather}. The brochure lied.`,
    (s, e) =>
      `Dear diary, ${e.witness} told me that ${s.kind} would never last ${e.span} ${s.place}. Signed, ${s.name}.`,
    (s, e) =>
      `Entry 1. My name is ${s.name}. I am ${s.kind}, I am ${s.place}, and I have brought ${e.object}.`,
    (s, e) =>
      `${upper(e.when)} I became ${s.kind}, or at least I noticed it then. I was ${s.place}, with ${e.object}. Call me ${s.name}.`,
  ],
  action: [
    withAction(
      (a, _, e) =>
        `Entry 2. Spent ${e.span} ${mine(a.gerund)}. Spent the evening telling ${e.witness} about it.`,
    ),
    withAction(
      (a, s, e) =>
        `Day nine: still ${mine(a.gerund)}, ${e.like}; nothing wrong with the ${s.pride}, nor with morale.`,
    ),
    withAction(
      (a, s, e) =>
        `Mother wanted a dentist. She got ${s.aNoun} born to ${mine(a.base)}, and ${e.object} for her trouble.`,
    ),
    withAction((a, _, e) => `Today I tried ${mine(a.gerund)} with my eyes closed; ${e.event}.`),
  ],
  habit: [
    (s, e) =>
      `Between the big moments I like to ${mine(s.habit)}, ${e.like}, as is the custom of ${s.kinds}.`,
    (s, e) => `Weekend plan of one ${s.noun}: ${mine(s.habit)}, rest for ${e.span}, then do it again.`,
    (s, e) =>
      `When ${e.witness} asked what ${s.aNoun} does for a living I said: ${mine(s.habit)}, mostly, for ${e.reason}.`,
  ],
  turn: [
    withMotif(
      (motif, s, e) =>
        `Entry 3. Found ${motif} behind ${e.object}. Told no one but ${e.witness}, who told every ${s.noun} in town.`,
    ),
    withMotif((_, s, e, one) => `Packed light: ${e.object}, ${one}, and my ${s.pride}.`),
    withMotif((motif, s, e) => `Dreamed of ${motif} again, and of ${s.aCry} so loud that ${e.event}.`),
    (s, e) => `${upper(e.witness)} pointed at my ${s.pride} today and whispered "respect"; ${e.event}.`,
    (s, e) => `Lost ${e.object} ${e.when} and found my ${s.pride}. A fair week for ${s.aNoun}.`,
  ],
  aside: [
    (s, e) => `Practised my ${s.cry} in the mirror, ${e.like}; the mirror took a step back.`,
    (s, e) => `Note to self: one ${s.cry} before breakfast, and ${e.witness} moves to another floor.`,
    (s, e) => `I am told that ${e.fact}, which no ${s.noun} before me can say.`,
  ],
  ending: [
    (s, e) =>
      `Last page for today. If you found this beside ${e.object}, you are crew now: welcome to ${s.ticker}.`,
    (s, e) => `More tomorrow, ink and ${s.pride} permitting; ${e.fact}. Yours, ${s.name}.`,
    (s, e) => `P.S. Every ${s.noun} who reads this is invited, and so is ${e.witness}.`,
    (s, e) =>
      `That is all. ${upper(e.witness)} wants the pencil back, and ${s.name} has ${s.aCry} to attend to.`,
  ],
};
