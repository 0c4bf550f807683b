import type { Deck } from "#contract/deck.ts";
import type { Random } from "../seeded/random.ts";
import type { Extras } from "../writing/voices/extras.ts";
import { type Slots, upper } from "../writing/voices/slots.ts";

interface Item {
  question: string;
  answer: string;
}

export const faqOf = (s: Slots, e: Extras, random: Random): Deck["faq"] => ({
  title: random.pick([
    "Asked and answered",
    "Questions",
    "Before you ask",
    "At the counter",
    "Fair questions",
  ]),
  items: [...random.shuffle(ownItems(s, e, random)).slice(0, 3), ...practical(random)].map(fit),
});

/** What somebody who has read the story would ask. */
const ownItems = (s: Slots, e: Extras, random: Random): Item[] => [
  {
    question: `Why ${s.kind}?`,
    answer:
      random.pick([
        `The world had sensible tokens enough, and ${e.witness} had never heard the ${s.cry} done ${e.like}.`,
        `For ${e.reason}. Besides, who saw the ${s.pride} of ${s.name} when ${e.event}?`,
        `Somebody asked ${e.witness} for a lion and got ${s.kind} and ${e.object} instead.`,
      ]) ?? "",
  },
  {
    question: `Is ${s.name} serious?`,
    answer:
      random.pick([
        `About the ${s.cry} of ${s.name}, ${e.like}. About being an investment, no.`,
        `${s.name} is as serious as ${e.object}. Money is another matter.`,
        `${upper(e.witness)} laughed for ${e.span}, if that answers it for ${s.name}.`,
      ]) ?? "",
  },
  s.motif
    ? {
        question: `What is it with the ${s.motif}?`,
        answer: `Read the story again beside ${e.object}: without ${s.motif}, ${e.witness} would still wait for ${s.aCry}.`,
      }
    : {
        question: "Who is behind it?",
        answer: `Whoever had the idea, ${e.witness} in spirit, and now anyone who brings ${e.object} for ${s.name}.`,
      },
  {
    question: `What does ${s.name} do all day?`,
    answer: s.action
      ? `Mostly ${s.action.gerund}, ${e.like}; the rest is tea with ${e.witness}.`
      : `It likes to ${s.habit}, ${e.like}, until ${e.witness} comes by with ${e.object}.`,
  },
];

/** What every buyer should ask; short, so that it is read. */
const practical = (random: Random): Item[] => [
  {
    question: random.pick(["How do I spot the real one?", "Which one is the real one?"]),
    answer:
      random.pick([
        "By its mint address, shown on this page. Names and pictures can be copied. The address cannot.",
        "Compare the mint address with this page. Compare every character. A name proves nothing.",
      ]) ?? "",
  },
  {
    question: random.pick(["Can it go to zero?", "Could I lose it all?"]),
    answer:
      random.pick([
        "Yes. Meme tokens often do. Treat what you spend as spent.",
        "Yes, and quickly. Spend only what you can lose.",
      ]) ?? "",
  },
];

const fit = ({ question, answer }: Item): Item => ({
  question: question.slice(0, 160),
  answer: answer.slice(0, 600),
});
