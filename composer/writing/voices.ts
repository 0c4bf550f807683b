import type { VerbForms } from "../reading/verbs.ts";

/** What a sentence may speak of. */
export interface Slots {
  name: string;
  ticker: string;
  /** "frog" */
  noun: string;
  /** "a frog astronaut" / "the frog astronaut" */
  kind: string;
  theKind: string;
  kinds: string;
  cry: string;
  pride: string;
  /** Base form: "judge everybody from a lily pad". */
  habit: string;
  /** "on the moon" */
  place: string;
  weather: string;
  action: VerbForms | null;
  /** "cheese", "rockets"; and one of it. */
  motif: string | null;
  oneMotif: string | null;
}

type Write = (slots: Slots) => string | null;

export interface Beats {
  opening: Write[];
  action: Write[];
  habit: Write[];
  turn: Write[];
  aside: Write[];
  ending: Write[];
}

const withMotif =
  (write: (motif: string, s: Slots, one: string) => string): Write =>
  (s) =>
    s.motif === null || s.oneMotif === null ? null : write(s.motif, s, s.oneMotif);
const withAction =
  (write: (action: VerbForms, s: Slots) => string): Write =>
  (s) =>
    s.action === null ? null : write(s.action, s);

/** The local paper, bored and precise. */
const report: Beats = {
  opening: [
    (s) =>
      `Nobody sent for ${s.name}. ${upper(s.kind)} was simply found ${s.place} one morning, ${s.weather}.`,
    (s) => `Witnesses agree on one thing: ${s.kind} called ${s.name} was seen ${s.place}, ${s.weather}.`,
    (s) => `At 4:07 this morning ${s.kind} was reported ${s.place}. The name on the form is ${s.name}.`,
  ],
  action: [
    withAction((a, s) => `Asked why ${s.theKind} ${a.third}, a spokesperson said only "${s.cry}".`),
    withAction((a) => `The official reason for ${a.gerund} has been filed under miscellaneous.`),
    withAction((a, s) => `Day after day ${s.theKind} ${a.third}, and the authorities have run out of forms.`),
  ],
  habit: [
    (s) => `Officially the job is to ${s.habit}; unofficially it is that and lunch.`,
    (s) => `Experts had expected ${s.kinds} to ${s.habit}, though not this well.`,
  ],
  turn: [
    withMotif(
      (motif, s) =>
        `Supplies of ${motif} were counted twice and came up short, and ${s.name} was unavailable for comment.`,
    ),
    withMotif((_, s, one) => `The only evidence is ${one} and a photograph of the ${s.pride}.`),
    (s) => `An inquiry looked into the ${s.pride} and came back impressed.`,
  ],
  aside: [
    (s) => `A second ${s.noun} was questioned and turned out to be a fan.`,
    (s) => `Neighbours describe the ${s.pride} as "a lot, but in a good way".`,
  ],
  ending: [
    (s) => `The case of ${s.name} stays open, mostly because everybody enjoys reading the file.`,
    (s) =>
      `If you hear a distant ${s.cry}, do not call us; we are already holding a sign that says ${s.ticker}.`,
    (s) => `Police ask anyone who sees ${s.name} to wave back.`,
  ],
};

/** A tale told by a fire, a little bigger each time. */
const campfire: Beats = {
  opening: [
    (s) => `They say it began ${s.place}, ${s.weather}, with ${s.kind} and no plan whatsoever.`,
    (s) => `Long before anyone sold the mugs, ${s.name} was just ${s.kind} ${s.place}.`,
    (s) =>
      `Old ${s.kinds} still tell the little ones about ${s.name}, who turned up ${s.place} with one bag and a grin.`,
  ],
  action: [
    withAction((a, s) => `Others talked about ${a.gerund}. ${s.name} got up early and did it.`),
    withAction((a, s) => `While the rest slept, ${s.theKind} went on ${a.gerund}, ${s.weather}.`),
    withAction((a) => `"Somebody has to ${a.base}," it said, and somebody did.`),
  ],
  habit: [
    (s) => `Most ${s.kinds} are content to ${s.habit}; this one had ambitions on top.`,
    (s) => `By day it was known to ${s.habit}, and by night it made plans.`,
  ],
  turn: [
    withMotif(
      (motif) => `Then came the winter without ${motif}, and songs were written about what happened next.`,
    ),
    withMotif(
      (_, s, one) =>
        `It traded its last coin for ${one} and called it an heirloom, pointing at the ${s.pride}.`,
    ),
    (s) => `When the lights failed, everyone found the way home by the ${s.pride}.`,
  ],
  aside: [
    (s) => `The ${s.cry} could be heard two valleys over.`,
    (s) => `To this day nobody has drawn the ${s.pride} to scale.`,
  ],
  ending: [
    (s) => `So when the fire burns low we lift a cup to ${s.name}, and someone always does the ${s.cry}.`,
    (s) => `Pull up a log: the story of ${s.name} is only at its second verse.`,
    (s) => `And that, children, is why we write ${s.ticker} on everything.`,
  ],
};

/** A log book, written in the first person. */
const logbook: Beats = {
  opening: [
    (s) =>
      `Log of ${s.name}, day one: arrived ${s.place}, ${s.weather}. I am ${s.kind}, and the brochure lied.`,
    (s) =>
      `Dear diary, they told me ${s.kind} would never make it ${s.place}. Signed, ${s.name}, ${s.place}.`,
    (s) => `Entry 1. My name is ${s.name}. I am ${s.kind}, I am ${s.place}, and I have snacks.`,
  ],
  action: [
    withAction((a) => `Entry 2. Spent the morning ${a.gerund}. Spent the afternoon telling people about it.`),
    withAction((a, s) => `Day nine: still ${a.gerund}. Nothing wrong with the ${s.pride}, nor with morale.`),
    withAction((a) => `Mother wanted a dentist; I chose to ${a.base}.`),
  ],
  habit: [
    (s) => `Between the big moments I like to ${s.habit}, as is the custom of my people.`,
    (s) => `Weekend plan: ${s.habit}, then rest, then do it again.`,
  ],
  turn: [
    withMotif((motif) => `Entry 3. Found ${motif}. Told no one. Told everyone.`),
    withMotif((_, s, one) => `Packed light: one toothbrush, ${one}, and my ${s.pride}.`),
    (s) => `A stranger pointed at my ${s.pride} today and whispered "respect".`,
  ],
  aside: [
    (s) => `Practised my ${s.cry} in the mirror; the mirror took a step back.`,
    (s) => `Note to self: one ${s.cry} before breakfast frightens the neighbours.`,
  ],
  ending: [
    (s) => `Last page for today. If you are reading this, you are crew now: welcome to ${s.ticker}.`,
    (s) => `More tomorrow, ink and ${s.pride} permitting. Yours, ${s.name}.`,
    (s) => `P.S. Every ${s.noun} who reads this is invited, and so are you.`,
  ],
};

/** Nature film, hushed. */
const documentary: Beats = {
  opening: [
    (s) =>
      `Here, ${s.place}, ${s.weather}, we meet one of the rarest sights on film: ${s.kind} by the name of ${s.name}.`,
    (s) =>
      `Quietly now. ${upper(s.place)} we find ${s.kind} that science refuses to name, so we named it ${s.name}.`,
    (s) => `It took our crew three years to find ${s.name}, ${s.kind} that makes its home ${s.place}.`,
  ],
  action: [
    withAction(
      (a, s) => `Watch closely as ${s.theKind} ${a.third}; no other ${s.noun} has been filmed doing so.`,
    ),
    withAction((a, s) => `Instinct tells ${s.kinds} to rest. This one prefers ${a.gerund}.`),
    withAction((a) => `Only here can a specimen be seen to ${a.base} with such conviction.`),
  ],
  habit: [
    (s) => `An ordinary ${s.noun} will ${s.habit}; ours does it with an audience.`,
    (s) => `Its days are simple: ${s.habit}, pause for effect, repeat.`,
  ],
  turn: [
    withMotif((motif) => `Much about it was a mystery until the cameras caught the part with ${motif}.`),
    withMotif((_, s, one) => `In courtship it offers ${one} and a slow display of ${s.pride}.`),
    (s) => `Note the ${s.pride}, kept for no purpose that science has found.`,
  ],
  aside: [
    (s) => `The ${s.cry}, recorded here at dawn, means "this seat is taken".`,
    (s) => `Rival ${s.kinds} study the ${s.pride} from a respectful distance.`,
  ],
  ending: [
    (s) =>
      `As the sun sets, others gather. Somewhere one ${s.cry} is answered with another, and all of them answer to ${s.ticker}.`,
    (s) => `We leave ${s.name} in peace, though it keeps following the crew.`,
    (s) => `Once there was one ${s.name}. Judging by the noise behind this hedge, there are now several.`,
  ],
};

/** Two people on a stair, both sure. */
const gossip: Beats = {
  opening: [
    (s) =>
      `You did not hear this from me, but there is ${s.kind} living ${s.place}, and it answers to ${s.name}.`,
    (s) => `So I said to Marta: that ${s.noun} ${s.place}? That is ${s.name}, ${s.weather}, bold as brass.`,
    (s) => `Everyone on our street knows ${s.name}, the only ${s.noun} with a key to somewhere ${s.place}.`,
  ],
  action: [
    withAction((a) => `My cousin swears it ${a.third}, and my cousin once met a senator.`),
    withAction((a) => `Rent is due, the roof leaks, and there it is, ${a.gerund} as if it were Sunday.`),
    withAction((a) => `"Who taught it to ${a.base}?" I asked. Nobody, apparently. Pure talent.`),
  ],
  habit: [
    (s) => `The rest of the day it will ${s.habit}, and who can blame it.`,
    (s) => `Put one alone in a room and it will ${s.habit}; put two and you have a festival.`,
  ],
  turn: [
    withMotif(
      (motif) => `And do not get me started on the ${motif}, because the whole building smelled of success.`,
    ),
    withMotif(
      (_, s, one) => `It paid the caretaker with ${one} and a wink, and the ${s.pride} did the rest.`,
    ),
    (s) => `But the ${s.pride}! Even the postman slows down to look.`,
  ],
  aside: [
    (s) => `The ${s.cry} comes through the wall at night, and honestly, it has rhythm.`,
    (s) => `Marta is having the ${s.pride} embroidered on a cushion.`,
  ],
  ending: [
    (s) => `Anyway, the stairwell has a club now, the password is "${s.ticker}", and you are late.`,
    (s) => `Tell nobody about ${s.name}. Or tell everybody; the kettle is on either way.`,
    (s) => `I would go and see ${s.name} myself, but there is already a queue.`,
  ],
};

export const beats: readonly [Beats, ...Beats[]] = [report, campfire, logbook, documentary, gossip];

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
