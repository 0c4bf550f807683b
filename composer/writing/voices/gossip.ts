import { upper, type Voice, withAction, withMotif } from "./slots.ts";

/** Two people on a stair, both sure. */
export const gossip: Voice = {
  opening: [
    (s, e) =>
      `You did not hear this from me, but ${e.witness} has seen ${s.kind} living ${s.place}, and it answers to ${s.name}.`,
    (s, e) =>
      `So I said to Marta: that ${s.noun} ${s.place} with ${e.object}? That is ${s.name}, bold as brass.`,
    (s, e) =>
      `Everyone on our street knows ${s.name}, the only ${s.noun} with ${e.object} and a key to a back door ${s.place}.`,
    (s, e) =>
      `${upper(e.when)} it moved in, ${s.kind}, if you please, with ${e.object} under one arm. ${s.name} is the name, ${s.place} the address.`,
  ],
  action: [
    withAction(
      (a, s, e) =>
        `My cousin swears that the ${s.noun} ${a.third}, ${e.like}, and my cousin once met ${e.witness}.`,
    ),
    withAction(
      (a, _, e) => `Rent is due, ${e.witness} is at the door, and there it is, ${a.gerund} ${e.like}.`,
    ),
    withAction(
      (a, s, e) =>
        `"Who taught ${s.aNoun} to ${a.base}?" I asked ${e.witness}. Nobody, it seems. Pure talent.`,
    ),
    withAction((a, s, e) => `First it was ${a.gerund} for ${e.span}, and now ${e.fact}. From ${s.aNoun}!`),
  ],
  habit: [
    (s, e) => `The rest of the day it will ${s.habit}, ${e.like}, and who can blame ${s.aNoun}.`,
    (s, e) =>
      `Put one ${s.noun} alone in a room and it will ${s.habit}; put two, and ${e.witness} sells tickets.`,
    (s, e) => `It says its doctor, who is ${e.witness}, told it to ${s.habit} for ${e.span}.`,
  ],
  turn: [
    withMotif((motif, s, e) => `And do not get me started on the ${motif}: one ${s.cry}, and ${e.event}.`),
    withMotif(
      (_, s, e, one) => `It paid ${e.witness} with ${one} and a wink, and the ${s.pride} did the rest.`,
    ),
    withMotif(
      (motif, s, e) =>
        `I found ${motif} on every landing, I slipped on ${e.object}, and that ${s.noun} had the nerve to applaud.`,
    ),
    (s, e) => `But the ${s.pride}! For that ${s.noun} even ${e.witness} slows down, and ${e.event}.`,
    (s, e) => `It left ${e.object} on the stairs, I said something about the ${s.pride}, and ${e.event}.`,
  ],
  aside: [
    (s, e) => `The ${s.cry} comes through the wall ${e.when}, and honestly, it has rhythm.`,
    (s, e) => `Marta is having the ${s.pride} embroidered on ${e.object}.`,
    (s, e) => `Do you know that ${e.fact}? All for one ${s.noun}, and I still have no hot water.`,
  ],
  ending: [
    (s, e) =>
      `Anyway, ${e.fact}, the stairwell has a club now, the password is "${s.ticker}", and you are late.`,
    (s, e) => `Tell nobody about ${s.name}, or tell ${e.witness}, which comes to the same ${e.when}.`,
    (s, e) => `I would go and see ${s.name} myself, but ${e.witness} is already in the queue.`,
    (s, e) => `Take ${e.object} up to ${s.name} if you go; it likes that, and it likes you.`,
  ],
};
