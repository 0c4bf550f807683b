import type { Reading } from "../reading/read-idea.ts";
import { plural, withArticle } from "../reading/word-forms.ts";
import type { Random } from "../seeded/random.ts";
import { characterOf, isMass } from "./lexicon.ts";
import { capital } from "./title-case.ts";
import { roles, settingVoices } from "./vocabulary.ts";
import { type Beats, beats, type Slots } from "./voices.ts";

const SHORTEST = 205;
const LONGEST = 600;

/** A story of this idea: who, where, what they do, what goes wrong, who comes along. */
export const tellStory = (reading: Reading, name: string, ticker: string, random: Random): string => {
  const slots = slotsOf(reading, name, ticker, random);
  const voice = random.pick(beats);
  const order: (keyof Beats)[] =
    slots.action === null ? ["opening", "habit", "turn", "ending"] : ["opening", "action", "turn", "ending"];
  const spare: (keyof Beats)[] = slots.action === null ? ["aside"] : ["aside", "habit"];
  const told = new Map(order.map((beat) => [beat, sentenceOf(voice, beat, slots, random)]));
  const tell = () => [...told.values()].filter((sentence) => sentence !== "").join(" ");
  for (const beat of spare) {
    if (tell().length > SHORTEST + 60) break;
    const ending = told.get("ending") ?? "";
    told.delete("ending");
    told.set(beat, sentenceOf(voice, beat, slots, random));
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

const sentenceOf = (voice: Beats, beat: keyof Beats, slots: Slots, random: Random): string => {
  const fitting = voice[beat].map((write) => write(slots)).filter((text): text is string => text !== null);
  return capital(random.pick(fitting) ?? "");
};

export const slotsOf = (reading: Reading, name: string, ticker: string, random: Random): Slots => {
  const hero = reading.subject ? characterOf(reading.subject.id, reading.subject.word) : null;
  const role = reading.gear ? roles[reading.gear] : null;
  const voice = settingVoices[reading.setting ?? random.pick(["city", "garden", "sky", "cyber"] as const)];
  const noun = hero?.noun ?? unknownNoun(reading);
  const kind = [reading.manner, noun, role && role.noun !== noun ? role.noun : null]
    .filter(Boolean)
    .join(" ");
  const motif = reading.motif ? characterOf(reading.motif.id, reading.motif.word).noun : null;
  return {
    name,
    ticker,
    noun,
    kind: reading.manner === "last" ? `the ${kind}` : withArticle(kind),
    theKind: `the ${kind}`,
    kinds: plural(noun),
    cry: hero?.cry ?? "hum",
    pride: hero?.pride ?? "nerve",
    habit: hero?.habit ?? "keep its reasons private",
    place: reading.place ?? random.pick(voice.places) ?? "somewhere",
    weather: random.pick(voice.weather) ?? "",
    action: reading.action
      ? { base: reading.action.base, third: reading.action.third, gerund: reading.action.gerund }
      : null,
    motif: motif === null || motif === noun ? null : isMass(motif) ? motif : plural(motif),
    oneMotif:
      motif === null || motif === noun ? null : isMass(motif) ? `a little ${motif}` : withArticle(motif),
  };
};

/** Of an idea with nothing drawable in it, its own first word of weight. */
const unknownNoun = (reading: Reading): string => {
  const word = reading.words.find((each) => /^[a-z]{4,12}$/.test(each.folded));
  return word && reading.words.length <= 3 ? word.folded : "inside joke";
};
