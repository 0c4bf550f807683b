/** What one does, in the three forms sentences need: "mine", "mines", "mining". */
export interface VerbForms {
  base: string;
  third: string;
  gerund: string;
}

const bases =
  `mine eat steal ride drive cook bake sell buy trade build run jump dance sing play chase hunt fight fly swim surf ski skate climb dig
collect hoard guard protect rule paint draw write read study teach learn drink brew deliver carry throw catch kick punch lift train race
travel explore discover search find lose hide sleep nap dream meditate pray worship cry laugh yell scream bark howl meow croak hack code
program invent design repair fix clean wash sweep knit sew farm grow plant harvest fish sail row launch land orbit float fall melt burn freeze
explode rob smuggle escape invade conquer attack defend save rescue lead follow watch stare look listen hear smell taste lick bite chew
swallow juggle gamble bet win spin bounce roll slide crawl sneak stalk wait sit stand walk march dive hover glide haunt curse cast conjure
predict investigate solve argue debate judge vote govern tax bribe invest hodl pump dump stake mint ape moon refuse forget remember
believe think know want love hate need make bring take give get become turn wear hold own keep serve host open close run manage operate
work live dwell reside wander roam skip hop sprint gallop waddle swing vibe chill party rave rap beatbox DJ stream podcast tweet post
photograph film direct act perform compose conduct drum strum smoke grill roast fry boil mix stir toast slice chop peel count measure
weigh chart plot scheme plan dominate terrorize annoy prank tickle hug kiss marry adopt raise breed milk shear herd babysit mow rake
shovel push pull drag tow haul pilot steer command negotiate sue audit file audition compete wrestle box fence duel joust sumo
yodel hum whistle snore sneeze burp fart poop wake grow shrink evolve mutate teleport vanish appear levitate hypnotize heal cure
operate diagnose brush floss shave style massage manicure tattoo narrate translate interview report broadcast spy eavesdrop snoop
shout delete celebrate borrow lend break cheat`
    .split(/\s+/)
    .filter((word, at, all) => all.indexOf(word) === at);

const DOUBLED =
  /^(run|dig|swim|hop|nap|spin|sit|bet|rob|get|forget|win|plan|chop|hug|hum|skip|stir|jog|rap|pin|mop|cut|plot|drag|step|trap|drum|strum|knit|program)$/;

const thirdOf = (base: string): string =>
  /(s|x|z|ch|sh|o)$/.test(base)
    ? `${base}es`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ies`
      : `${base}s`;

const gerundOf = (base: string): string => {
  if (base.endsWith("ie")) return `${base.slice(0, -2)}ying`;
  if (/[^eoy]e$/.test(base)) return `${base.slice(0, -1)}ing`;
  if (DOUBLED.test(base)) return `${base}${base.at(-1)}ing`;
  return `${base}ing`;
};

const formsByWord = new Map<string, { forms: VerbForms; shape: keyof VerbForms }>();
for (const base of bases) {
  const forms = { base, third: thirdOf(base), gerund: gerundOf(base) };
  formsByWord.set(forms.base, { forms, shape: "base" });
}
for (const { forms } of [...formsByWord.values()]) {
  if (!formsByWord.has(forms.third)) formsByWord.set(forms.third, { forms, shape: "third" });
  formsByWord.set(forms.gerund, { forms, shape: "gerund" });
}

/** Known verbs only: guessing at verbs makes sentences nobody would write. */
export const matchVerb = (word: string): { forms: VerbForms; shape: keyof VerbForms } | undefined =>
  formsByWord.get(word);

const IRREGULAR_PASTS = `ate eat, stole steal, rode ride, drove drive, sold sell, bought buy, built build, ran run, sang sing, fought fight,
flew fly, swam swim, dug dig, drew draw, wrote write, taught teach, drank drink, threw throw, caught catch, found find, lost lose, hid hide, slept sleep,
dreamt dream, froze freeze, led lead, heard hear, bit bite, spun spin, sat sit, stood stand, dove dive, forgot forget, made make, brought bring, took take,
gave give, got get, wore wear, held hold, kept keep, shrank shrink, grew grow, woke wake, fell fall, won win, swept sweep, broke break, lent lend, knit knit,
became become, knew know, thought think, spied spy, sued sue`;

const pasts = new Map<string, VerbForms>();
for (const base of bases) {
  const forms = matchVerb(base)?.forms;
  const past = base.endsWith("e")
    ? `${base}d`
    : /[^aeiou]y$/.test(base)
      ? `${base.slice(0, -1)}ied`
      : DOUBLED.test(base)
        ? `${base}${base.at(-1)}ed`
        : `${base}ed`;
  if (forms) pasts.set(past, forms);
}
for (const [past = "", base = ""] of IRREGULAR_PASTS.split(/,\s*/).map((pair) => pair.split(" "))) {
  const forms = matchVerb(base)?.forms;
  if (forms) pasts.set(past, forms);
}

/** What one did, in the forms of what one does: "robbed" gives "rob". */
export const matchPast = (word: string): VerbForms | undefined => pasts.get(word);
