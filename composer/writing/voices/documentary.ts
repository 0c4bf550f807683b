import { upper, type Voice, withAction, withMotif } from "./slots.ts";

/** Nature film, hushed. */
export const documentary: Voice = {
  opening: [
    (s, e) =>
      `Here, ${s.place}, ${s.weather}, moves one of the rarest sights on film: ${s.kind} by the name of ${s.name}, ${e.like}.`,
    (s, e) =>
      `Quietly now. ${upper(s.place)} lives ${s.kind} that science refuses to name, so ${e.witness} named it ${s.name}.`,
    (s, e) =>
      `It took our crew ${e.span} and ${e.object} to find ${s.name}, ${s.kind} that makes its home ${s.place}.`,
    (s, e) =>
      `${upper(e.when)}, ${s.place}, our microphones caught a single ${s.cry}. It belonged to ${s.kind}, and for ${e.reason} we call it ${s.name}.`,
  ],
  action: [
    withAction(
      (a, s, e) =>
        `Watch closely as ${s.theKind} ${a.third}, ${e.like}; no other ${s.noun} has been filmed doing so.`,
    ),
    withAction((a, s, e) => `Instinct tells ${s.kinds} to rest for ${e.span}. This one prefers ${a.gerund}.`),
    withAction(
      (a, s, e) => `Our sound man left us for ${e.reason} after he saw ${s.aNoun} ${a.base} ${e.like}.`,
    ),
    withAction(
      (a, s, e) =>
        `Biologists blame ${e.object} for the fact that ${s.theKind} ${a.third}; biologists are guessing.`,
    ),
  ],
  habit: [
    (s, e) => `An ordinary ${s.noun} will ${s.habit}; ours does it ${e.like}, for an audience.`,
    (s, e) => `Its days are simple: ${s.habit}, guard ${e.object}, pause for effect, repeat.`,
    (s, e) => `Left alone for ${e.span}, it will ${s.habit}, and then look round for applause.`,
  ],
  turn: [
    withMotif(
      (motif, _, e) =>
        `Much about it was a mystery until ${e.witness} filmed the part with ${motif} and ${e.event}.`,
    ),
    withMotif(
      (_, s, e, one) => `In courtship it offers ${one}, ${e.object} and a slow display of ${s.pride}.`,
    ),
    withMotif(
      (motif, s, e) =>
        `Where there ${s.motifIs} ${motif}, ${s.aNoun} cannot be far, and neither can ${e.witness}.`,
    ),
    (s, e) => `Note the ${s.pride}, kept for ${e.reason}; at the first sight of it ${e.event}.`,
    (s, e) => `In times of danger it shows its ${s.pride}, ${e.like}, and ${e.witness} forgives everything.`,
  ],
  aside: [
    (s, e) => `The ${s.cry}, recorded here ${e.when}, means "this seat is taken".`,
    (s, e) => `Rival ${s.kinds} study the ${s.pride} from behind ${e.object}.`,
    (s, e) => `Its only natural enemy is ${e.witness}, who once mistook its ${s.cry} for an invoice.`,
  ],
  ending: [
    (s, e) =>
      `As the sun sets, one ${s.cry} is answered by another; ${e.fact}, and all of them answer to ${s.ticker}.`,
    (s, e) => `We leave ${s.name} in peace, though it follows the crew ${e.like}.`,
    (s, e) =>
      `Once there was one ${s.name}. Judging by each ${s.cry} heard ${e.when}, there are now several ${s.kinds} of that name.`,
    (s, e) => `The film ends here, the ${s.noun} does not: ${e.fact}, and ${s.name} has learned to bow.`,
  ],
};
