import type { Reading } from "../reading/read-idea.ts";
import { matchVerb } from "../reading/verbs.ts";
import { plural, withArticle } from "../reading/word-forms.ts";
import type { Random } from "../seeded/random.ts";
import { characterOf, isMass } from "./lexicon.ts";
import { spokenMotif } from "./spoken-motif.ts";
import { capital } from "./title-case.ts";
import { settingVoices } from "./vocabulary.ts";
import { type Extras, extrasFrom } from "./voices/extras.ts";
import type { Beat, Slots, Voice } from "./voices/slots.ts";
import { voices } from "./voices/voices.ts";

const SHORTEST = 205;
const LONGEST = 600;

/** A story of this idea: who, where, what they do, what goes wrong, who comes along. */
export const tellStory = (reading: Reading, name: string, ticker: string, random: Random): string => {
  const slots = slotsOf(reading, name, ticker, random);
  const voice = random.pick(voices);
  const extras = extrasFrom(random);
  const order: Beat[] =
    slots.action === null ? ["opening", "habit", "turn", "ending"] : ["opening", "action", "turn", "ending"];
  const spare: Beat[] = slots.action === null ? ["aside"] : ["aside", "habit"];
  const told = new Map(order.map((beat) => [beat, sentenceOf(voice, beat, slots, extras, random)]));
  const tell = () => [...told.values()].filter((sentence) => sentence !== "").join(" ");
  for (const beat of spare) {
    if (tell().length > SHORTEST + 60) break;
    const ending = told.get("ending") ?? "";
    told.delete("ending");
    told.set(beat, sentenceOf(voice, beat, slots, extras, random));
    told.set("ending", ending);
  }
  if (tell().length > LONGEST) told.delete("turn");
  const story = tell();
  return story.length > LONGEST
    ? story
        .slice(0, LONGEST)
        .replace(/[^.!?]*$/, "")
        .trim() || story.slice(0, LONGEST)
    : story;
};

const sentenceOf = (voice: Voice, beat: Beat, slots: Slots, extras: Extras, random: Random): string => {
  for (const write of random.shuffle(voice[beat])) {
    const text = write(slots, extras);
    if (text !== null) return capital(text);
  }
  return "";
};

export const slotsOf = (reading: Reading, name: string, ticker: string, random: Random): Slots => {
  const hero = reading.subject ? characterOf(reading.subject.id, reading.subject.word) : null;
  const voice = settingVoices[reading.setting ?? random.pick(["city", "garden", "sky", "cyber"] as const)];
  const noun = hero?.noun ?? unknownNoun(reading);
  const kind = [reading.manner, ...inRole(reading, noun)].filter(Boolean).join(" ");
  const extra = spokenMotif(reading);
  const motif = extra ? characterOf(extra.id, extra.word).noun : null;
  return {
    name,
    ticker,
    noun,
    kind: reading.manner === "last" ? `the ${kind}` : withArticle(isMass(noun) ? `certain ${kind}` : kind),
    theKind: `the ${kind}`,
    kinds: isMass(noun) ? noun : plural(noun),
    aNoun: isMass(noun) ? `the ${noun}` : withArticle(noun),
    cry: hero?.cry ?? "hum",
    aCry: withArticle(hero?.cry ?? "hum"),
    pride: hero?.pride ?? "nerve",
    habit: hero?.habit ?? "keep its reasons private",
    place: placeSaid(reading) ?? random.pick(voice.places) ?? "somewhere",
    weather: random.pick(voice.weather) ?? "",
    action: reading.action
      ? { base: reading.action.base, third: reading.action.third, gerund: reading.action.gerund }
      : null,
    motif: motif === null || motif === noun ? null : isMass(motif) ? motif : plural(motif),
    oneMotif:
      motif === null || motif === noun ? null : isMass(motif) ? `a little ${motif}` : withArticle(motif),
    motifIs: motif !== null && isMass(motif) ? "is" : "are",
  };
};

/** "frog astronaut", "samurai avocado": a calling that stands beside the subject belongs to its name. */
const inRole = ({ role, words, subject }: Reading, noun: string): string[] => {
  const at = words.findIndex((word) => word.folded === role);
  if (role === null || !subject || at < 0 || matchVerb(role) || noun.split(" ").includes(role)) return [noun];
  if (at === subject.at - 1) return [role, noun];
  return words.slice(subject.at + 1, at).length === 0 && at > subject.at ? [noun, role] : [noun];
};

/** Where, in the idea's own words; "at midnight" and "in July" are no places. */
const placeSaid = ({ place }: Reading): string | null =>
  place !== null && !TIME.test(place.toLowerCase())
    ? place.replace(PROPER, (name) => name.split(" ").map(capital).join(" "))
    : null;
const PROPER =
  /\b(new york|new jersey|los angeles|las vegas|vegas|paris|london|tokyo|berlin|rome|madrid|miami|texas|florida|hawaii|alaska|canada|mexico|brazil|spain|france|italy|germany|china|japan|india|egypt|istanbul|norway|sweden|iceland|ireland|scotland|england|america|africa|europe|asia|australia|antarctica|toronto|chicago|hollywood|brooklyn|ikea|walmart|mars|venus|jupiter|saturn|neptune|pluto|atlantis|everest|tibet|siberia|dubai|amazon|sahara|alps)\b/g;
const TIME =
  /\b(midnight|noon|nights?|dawn|dusk|mornings?|evenings?|afternoons?|hours?|minutes?|seconds?|days?|weeks?|months?|years?|times?|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|summer|winter|spring|autumn|christmas|halloween|\d+(am|pm)?|him|her|it|them|me|us|everyone|everything|nothing)$/;

/** Of an idea with nothing drawable in it, its own first word of weight. */
const unknownNoun = (reading: Reading): string => {
  const word = reading.words.find((each) => /^[a-z]{4,12}$/.test(each.folded));
  return word && reading.words.length <= 3 ? word.folded : "inside joke";
};
