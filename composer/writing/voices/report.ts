import { theirs, upper, type Voice, withAction, withMotif } from "./slots.ts";

/** The local paper, bored and precise. */
export const report: Voice = {
  opening: [
    (s, e) =>
      `Nobody sent for ${s.name}. ${upper(s.kind)} was simply found ${s.place} ${e.when}, ${s.weather}.`,
    (s, e) => `${upper(e.witness)} says that ${s.kind} called ${s.name} appeared ${s.place} ${e.when}.`,
    (s, e) =>
      `${upper(e.when)}, ${s.kind} was reported ${s.place}, carrying ${e.object}. The name on the form is ${s.name}.`,
    (s, e) =>
      `Police were called ${s.place} ${e.when} and met ${s.kind} who gave the name ${s.name} and offered them ${e.object}.`,
    (s, e) =>
      `The first mention of ${s.name}, ${s.kind} ${s.place}, stands in ${e.press}, between an apology and a recipe.`,
  ],
  action: [
    withAction(
      (a, s, e) => `Asked why ${s.theKind} ${a.third}, ${e.witness} said only "${s.cry}" and looked away.`,
    ),
    withAction(
      (a, _, e) => `The official reason for ${a.gerund} is ${e.reason}; the unofficial one is longer.`,
    ),
    withAction(
      (a, s, e) =>
        `For ${e.span} now ${s.theKind} has been ${a.gerund}, ${e.like}, and the office has run out of forms.`,
    ),
    withAction(
      (a, s, e) =>
        `There is no rule against ${a.gerund}, and ${e.witness} has checked twice on behalf of the ${s.noun}.`,
    ),
  ],
  habit: [
    (s, e) => `Officially the job is to ${s.habit}; ${e.when} it is that and lunch.`,
    (s, e) =>
      `Experts had expected ${s.kinds} to ${theirs(s.habit)}, though not for ${e.span} and hardly ${e.like}.`,
    (s, e) => `Records show that it can ${s.habit} for ${e.span} without looking up.`,
  ],
  turn: [
    withMotif(
      (motif, s, e) =>
        `The stock of ${motif} was counted twice and came up short, and ${s.name} blamed ${e.witness}.`,
    ),
    withMotif(
      (_, s, e, one) => `The only evidence is ${one}, ${e.object} and a photograph of the ${s.pride}.`,
    ),
    withMotif(
      (motif, s, e) =>
        `An inquiry into the ${motif} lasted ${e.span} and ended in applause for the ${s.noun}.`,
    ),
    (s, e) => `An inquiry looked into the ${s.pride} for ${e.span}, and ${e.event}.`,
    (s, e) => `When the ${s.pride} came up in ${e.press}, ${e.event}.`,
  ],
  aside: [
    (s, e) => `A second ${s.noun} was questioned about ${e.object} and turned out to be a fan.`,
    (s, e) => `${upper(e.witness)} describes the ${s.pride} as "a lot, but in a good way", and ${e.fact}.`,
    (s, e) => `Nothing is missing but ${e.object}, and since that ${s.cry} was heard, ${e.fact}.`,
  ],
  ending: [
    (s, e) => `The case of ${s.name} stays open: ${e.fact}, and everybody enjoys reading the file.`,
    (s, e) =>
      `If you hear a distant ${s.cry}, do not call us; ${e.witness} is already holding a sign that says ${s.ticker}.`,
    (s, e) => `Whoever sees ${s.name} is asked to wave back, ${e.like}.`,
    (s, e) => `The paper will report on ${s.name} again as soon as ${e.witness} brings back our pencil.`,
  ],
};
