import { plural } from "../../../composer/reading/word-forms.ts";
import { type Random, randomFrom } from "../../../composer/seeded/random.ts";
import { fiveHundredIdeas } from "../../../composer/testing/five-hundred-ideas.ts";

const words = (list: string): string[] => list.split(",");

const heroes = words(
  "frog,cat,pigeon,robot,penguin,toaster,grandma,potato,cactus,lobster,accountant,goose,hamster,teapot,dinosaur,mermaid,onion,dragon,otter,raccoon,moth,llama,ghost,wizard,snail,dentist,walrus,mushroom,vampire,capybara,banana,hedgehog,octopus,knight,duck,sloth,possum,umbrella,crab,bee,ferret,clown,shark,chicken,burrito,owl,yeti,skeleton,horse,tortoise",
);
const manners = words(
  ",,,,tiny,unemployed,haunted,sleepy,radioactive,polite,immortal,sentient,very nervous,retired,golden,medieval,quantum,free range,emotional support,AI,CIA trained",
);
const counts = words("a,a,a,a,a,the last,my,two,three,eleven,a gang of");
const deeds = words(
  ",,who sells umbrellas,mining cheese,with a fear of stairs,running for mayor,who refuses to wake up,in love with a lighthouse,stealing wifi,painting the sea,suing a highway,refereeing chess,that hates Mondays,afraid of small talk,who wants to be president,in a trench coat,with a knife,on a unicycle,arguing about rent,learning to knit,buying a wig,who audits ghosts,obsessed with soup,delivering pizza,made of cheese,opening a bank,vs inflation,robbing a bakery,that thinks it is a chair,appealing a parking fine,without a passport",
);
const places = words(
  ",,,,,on the moon,in the office,at the beach,in Paris,under the bridge,at midnight,in space,at a gas station,in a haunted library",
);

/** What no list gives: shouts, slang, numbers, other scripts, what is no idea at all. */
const odd = words(
  "AAAAA,gm,ngmi,wagmi,42,1000 ducks,sleep,toast,bees,silence,plot twist,skill issue,my landlord,the concept of Mondays,seven dwarfs unionize,scuba diving chihuahua,pigeon CEO,it's giving beige,sir this is a Wendy's,POV: you are a lamp,when the wifi dies,HR department run by wolves,un gato que vende seguros,le canard qui déteste les lundis,ich bin ein müder Toaster,una rana que odia los lunes,uma capivara que dirige um ônibus,ウサギがラーメンを食べる,一只会跳舞的猫,고양이가 피아노를 친다,собака космонавт,قطة تشرب القهوة,🐸🚀,🦑💸🔥,?,...,asdfgh,lol lol lol,$MOON the dog,\"Sir Naps\" the cat,<b>bold</b> frog,{name} the slot,undefined,null,NaN,a,I,no cap,100x guaranteed goose,   ,🏳️‍🌈,ＷＩＤＥ cat,zz zz,the the frog,frog frog frog,naïve café owl",
);

/** So many different ideas: the odd ones and those of the word lists first, the others put together at random. */
export const makeIdeas = (count: number, seed: string): string[] => {
  const random = randomFrom(`ideas|${seed}`);
  const ideas = new Set(random.shuffle([...odd, ...fiveHundredIdeas]).slice(0, Math.max(20, count / 2)));
  while (ideas.size < count) ideas.add(ideaOf(random));
  return random.shuffle([...ideas]).slice(0, count);
};

const ideaOf = (random: Random): string => {
  const hero = random.pick(heroes) ?? "frog";
  const count = random.pick(counts) ?? "a";
  const isMany = /^(two|three|eleven|a gang of)$/.test(count);
  const named = [random.pick(manners), isMany ? plural(hero) : hero].filter(Boolean).join(" ");
  const article = count === "a" && /^[aeiou]/i.test(named) ? "an" : count;
  return [article, named, random.pick(deeds), random.pick(places)].filter(Boolean).join(" ");
};
