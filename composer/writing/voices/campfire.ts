import { theirs, upper, type Voice, withAction, withMotif } from "./slots.ts";

/** A tale told by a fire, a little bigger each time. */
export const campfire: Voice = {
  opening: [
    (s, e) => `They say it began ${s.place}, ${e.when}, with ${s.kind}, ${e.object} and no plan whatsoever.`,
    (s, e) =>
      `Long before anyone sold the mugs, ${s.name} was just ${s.kind} ${s.place}, ${s.weather}, minding ${e.object}.`,
    (s, e) =>
      `Old ${s.kinds} still tell the little ones about ${s.name}, who turned up ${s.place} with ${e.object} and a grin.`,
    (s, e) =>
      `${upper(e.when)}, ${e.witness} opened the wrong door ${s.place}, and there stood ${s.name}, ${s.kind}, ${s.weather}.`,
  ],
  action: [
    withAction((a, s, e) => `Others talked about ${a.gerund}. ${s.name} got up early and did it ${e.like}.`),
    withAction((a, s, e) => `While the rest slept, ${s.theKind} went on ${a.gerund}, and ${e.event}.`),
    withAction(
      (a, _, e) => `"Somebody has to ${a.base}," said ${e.witness}, and for ${e.span} nobody moved but one.`,
    ),
    withAction(
      (a, _, e) => `It learned ${a.gerund} from ${e.witness}, and paid for the lesson with ${e.object}.`,
    ),
  ],
  habit: [
    (s, e) =>
      `Most ${s.kinds} are content to ${theirs(s.habit)}; this one did so ${e.like}, and had ambitions on top.`,
    (s, e) => `By day it was known to ${s.habit}, and by night it drew plans on the back of ${e.object}.`,
    (s, e) => `You may laugh at a wish to ${s.habit}, but ${e.witness} did not, and ${e.event}.`,
  ],
  turn: [
    withMotif(
      (motif, s, e) =>
        `Then came the winter without ${motif}. ${upper(e.when)}, that ${s.noun} set out with ${e.object}, and ${e.event}.`,
    ),
    withMotif(
      (_, s, e, one) =>
        `It traded ${e.object} for ${one}, called it an heirloom, and pointed at the ${s.pride}.`,
    ),
    withMotif(
      (motif, s, e) =>
        `Of the business with the ${motif}, ${e.witness} will say only that ${s.aCry} was heard and ${e.event}.`,
    ),
    (s, e) => `When the lights failed for ${e.span}, ${e.witness} found the way home by the ${s.pride}.`,
    (s, e) => `A stranger offered ${e.object} for the ${s.pride}. There was one ${s.cry}, and ${e.event}.`,
  ],
  aside: [
    (s, e) => `The ${s.cry} could be heard two valleys over, where ${e.event}.`,
    (s, e) => `To this day nobody but ${e.witness} has drawn the ${s.pride} to scale, and ${e.fact}.`,
    (s, e) => `Some say it was another ${s.noun}, but some also say ${e.witness} can swim.`,
  ],
  ending: [
    (s, e) =>
      `So when the fire burns low we lift a cup to ${s.name}, and ${e.witness} always does the ${s.cry}.`,
    (s, e) => `Pull up a log: the story of ${s.name} is only at its second verse, and ${e.fact}.`,
    (s, e) => `And that, children, is why ${e.witness} writes ${s.ticker} on everything.`,
    (s, e) => `They still leave ${e.object} out for ${s.name}, ${e.when}, and in the morning it is gone.`,
  ],
};
