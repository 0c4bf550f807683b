import { upper, type Voice, withAction, withMotif } from "./slots.ts";

/** Live from the side of the pitch, out of breath. */
export const commentary: Voice = {
  opening: [
    (s, e) => `And here comes ${s.name}, ladies and gentlemen, ${s.kind}, live ${s.place}, ${e.like}!`,
    (s, e) => `Tonight ${s.place}, as announced in ${e.press}, out walks ${s.name}, ${s.kind}, ${e.like}.`,
    (s, e) =>
      `Nobody gave ${s.kind} a chance, least of all ${e.witness}, and yet ${s.name} is still standing ${s.place}.`,
    (s, e) =>
      `${upper(e.when)} the form said "${s.noun}, untrained". Tonight, ${s.place}, ${e.witness} is on a chair shouting for ${s.name}.`,
  ],
  action: [
    withAction((a, s, e) => `Look at that ${s.noun}: ${a.gerund}, ${e.like}, after ${e.span} on the bench!`),
    withAction(
      (a, s, e) =>
        `Our expert tonight, ${e.witness}, says that to ${a.base} is "mostly footwork", which no ${s.noun} believes.`,
    ),
    withAction((a, _, e) => `Replays of it ${a.gerund} were shown for ${e.span}, and each time ${e.event}.`),
    withAction((a, s, e) => `${upper(s.theKind)} ${a.third} once more, and in the third row ${e.event}!`),
  ],
  habit: [
    (s, e) =>
      `In training it prefers to ${s.habit}, ${e.like}, and who would argue with those ${s.kinds} at home.`,
    (s, e) =>
      `The coach wanted sprints; the ${s.noun} wanted to ${s.habit}; ${e.witness} settled it with ${e.object}.`,
    (s, e) => `Asked for a tactic it named one: ${s.habit}, for ${e.span}, and then see.`,
  ],
  turn: [
    withMotif(
      (motif, s, e) => `There ${s.motifIs} ${motif} all over the field now! One ${s.cry}, and ${e.event}.`,
    ),
    withMotif(
      (_, s, e, one) =>
        `${s.name} has pulled out ${one}, is that allowed? ${upper(e.witness)} checks ${e.object}: it is allowed for ${s.aNoun}.`,
    ),
    withMotif(
      (motif, s, e) =>
        `The ${s.noun} asks for ${motif} at half time and is handed ${e.object}. What composure!`,
    ),
    (s, e) => `It goes down, it gets up, it shows the ${s.pride}, and ${e.event}!`,
    (s, e) =>
      `Somebody has thrown ${e.object} on the field; it is returned ${e.like}, with a flash of the ${s.pride}.`,
  ],
  aside: [
    (s, e) => `For those at home: that ${s.cry} was not the microphone, it was ${e.witness} in tears.`,
    (s, e) => `Not since ${e.when} has ${s.aNoun} been this far up the table.`,
    (s, e) => `The ${s.pride} alone would fill the stadium; ${e.fact}.`,
  ],
  ending: [
    (s, e) => `It is all over, ${s.name} takes a bow, and ${e.fact}. Back to the studio!`,
    (s, e) => `What a night for ${s.kinds}. They are singing ${s.ticker} on the stairs, ${e.like}.`,
    (s, e) => `Final score: ${s.name} one, ${e.witness} nil, and extra time for everybody.`,
    (s, e) =>
      `If you have just joined us: ${s.name}, that is the name, and ${e.witness} will explain the rules to nobody.`,
  ],
};
