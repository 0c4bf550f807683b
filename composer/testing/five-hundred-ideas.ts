import { freshIdeas, labelledIdeas } from "../reading/testing/labelled-ideas.ts";
import { ideas } from "./gallery-ideas.ts";

const heroes =
  "a frog,a cat,the pigeon,an old robot,two penguins,a toaster,grandma,a potato,the moon,a cactus,a lobster,an accountant,a goose,my hamster,a teapot,the last dinosaur,a mermaid,an onion,a very small dragon".split(
    ",",
  );
const deeds =
  "who sells umbrellas in the desert,that mines cheese on the moon,with a fear of stairs,running for mayor,learning to knit,who refuses to wake up,in love with a lighthouse,stealing wifi at midnight,that paints the sea".split(
    ",",
  );
const single =
  "frog,cat,dog,bear,pizza,moon,rocket,gm,lol,ser,wen,vibes,chaos,nothing,void,beans,soup,mud,bread,Tuesday,banana,goblin,gold,rain,toast,pickle,duck,goose,wizard,yeti".split(
    ",",
  );

/**
 * Five hundred ideas: written by hand in several languages, put together from parts, and of one word each.
 */
export const fiveHundredIdeas: readonly string[] = [
  ...new Set([
    ...ideas,
    ...labelledIdeas.map(([idea]) => idea),
    ...freshIdeas.map(([idea]) => idea),
    ...single,
    ...deeds.flatMap((deed) => heroes.map((hero) => `${hero} ${deed}`)),
  ]),
].slice(0, 500);
