import type { Deck } from "#contract/deck.ts";
import type { Random } from "../seeded/random.ts";
import type { Slots } from "../writing/voices.ts";

/** Plans one can keep: things to make and do, never prices to reach. */
export const roadmapOf = (s: Slots, random: Random): Deck["roadmap"] => {
  const start = random.pick([
    { title: "First steps", text: `The site, the drawings and the first ${s.cry} go out into the world.` },
    { title: "Say hello", text: `${s.name} introduces itself, ${s.place}, to anyone who stops to listen.` },
  ]);
  const middle = random
    .shuffle([
      {
        title: "Sticker season",
        text: `A set of stickers with the ${s.pride} on every one, free for all chats.`,
      },
      { title: "Drawing contest", text: `Draw ${s.kind} your way. The best ones move into the gallery.` },
      {
        title: s.motif ? `The matter of the ${s.motif}` : "A proper anthem",
        text: s.motif
          ? `A whole week devoted to ${s.motif}, with a ceremony at the end of it.`
          : `One song, one minute long, with the ${s.cry} in the chorus.`,
      },
      {
        title: s.action ? "Show us how" : "Field trip",
        text: s.action
          ? `A video lesson: how to ${s.action.base}, badly at first and then with style.`
          : `Find ${s.kind} in the wild, photograph it, and post the evidence.`,
      },
    ])
    .slice(0, 2);
  const end = random.pick([
    {
      title: "After that",
      text: "Nobody knows, and that is written here so that nobody can say we promised.",
    },
    {
      title: "The long run",
      text: `Keep the joke good. ${s.name} retires when the last person stops smiling.`,
    },
  ]);
  const fit = (phase: { title: string; text: string }) => ({
    title: phase.title.slice(0, 80),
    text: phase.text.slice(0, 300),
  });
  return {
    title: random.pick(["What comes next", "The plan, loosely", "On the calendar"]),
    phases: [start, ...middle, end].map(fit),
  };
};
