import type { Deck } from "#contract/deck.ts";
import type { Random } from "../seeded/random.ts";
import type { Extras } from "../writing/voices/extras.ts";
import { type Slots, upper } from "../writing/voices/slots.ts";

interface Phase {
  title: string;
  text: string;
}

/** Plans one can keep: things to make and do, never prices to reach. */
export const roadmapOf = (s: Slots, e: Extras, random: Random): Deck["roadmap"] => ({
  title: random.pick([
    "What comes next",
    "The plan, loosely",
    "On the calendar",
    "If all goes well",
    "To do",
  ]),
  phases: [
    random.pick(starts(s, e)),
    ...random.shuffle(middles(s, e)).slice(0, 2),
    random.pick(ends(s, e)),
  ].map(fit),
});

const starts = (s: Slots, e: Extras): [Phase, ...Phase[]] => [
  {
    title: "First steps",
    text: `The site, the drawings and one ${s.cry} go out, ${e.like}, to ${e.witness} first.`,
  },
  {
    title: "Say hello",
    text: `${s.name} introduces itself ${s.place} with ${e.object}, to anyone who stops.`,
  },
  {
    title: "Open the door",
    text: `${upper(e.witness)} cuts a ribbon, the ${s.noun} bows, and in rehearsal ${e.event}.`,
  },
  {
    title: "A first night",
    text: `Read the story aloud to ${e.witness} ${s.place}, and see who does the ${s.cry}.`,
  },
];

const middles = (s: Slots, e: Extras): Phase[] => [
  {
    title: "Sticker season",
    text: `Stickers of ${s.name}, the ${s.pride} on every one, packed ${e.like}.`,
  },
  {
    title: "Drawing contest",
    text: `Draw ${s.kind} with ${e.object}; ${e.witness} judges, and everything hangs.`,
  },
  s.motif
    ? {
        title: `The matter of the ${s.motif}`,
        text: `For ${e.span} it will be all about ${s.motif}, with a ceremony led by ${e.witness}.`,
      }
    : {
        title: "A proper anthem",
        text: `One song with the ${s.cry} in the chorus, sung ${e.like} by ${e.witness}.`,
      },
  s.action
    ? {
        title: "Show us how",
        text: `${s.name} shows on film how to ${s.action.base}, first badly, then ${e.like}.`,
      }
    : {
        title: "Field trip",
        text: `Find ${s.name} in the wild, lend it ${e.object}, and post the photograph.`,
      },
  {
    title: "Open letters",
    text: `Write to ${e.witness} about the ${s.pride}; the best letter gets ${e.object}.`,
  },
  {
    title: "The small museum",
    text: `Bring ${e.object} in honour of ${s.name}; everything gets a hook ${s.place}.`,
  },
];

const ends = (s: Slots, e: Extras): [Phase, ...Phase[]] => [
  {
    title: "After that",
    text: `Nobody knows. ${upper(e.witness)} wrote that down so that ${s.name} promises nothing.`,
  },
  { title: "The long run", text: `Keep the joke good. ${s.name} retires when ${e.witness} stops smiling.` },
  { title: "Some day", text: `A quiet bench with the name ${s.name} on it, and ${e.object} underneath.` },
  { title: "No end in sight", text: `${s.name} goes on while one ${s.cry} is answered by ${e.witness}.` },
];

const fit = ({ title, text }: Phase): Phase => ({ title: title.slice(0, 80), text: text.slice(0, 300) });
