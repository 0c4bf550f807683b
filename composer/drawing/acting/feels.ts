import type { Expression } from "../../reading/expression.ts";
import type { Reading } from "../../reading/read-idea.ts";
import type { Relation } from "../../reading/relation.ts";
import type { State } from "../../reading/state.ts";
import { moodOfFace } from "../creatures/pose-of.ts";

/** What the hero feels, as far as the idea, what it does, where it is or what has become of it says so. */
export const feltIn = (reading: Reading, acted: Relation | null): Expression | null =>
  reading.expression ??
  (reading.subject && moodOfFace(reading.subject)) ??
  (acted === "in" && reading.motifState === "tiny" ? "scared" : acted && FEELS[acted]) ??
  reading.stageSet?.mood ??
  (reading.state && SUFFERS[reading.state]) ??
  null;

/** What somebody feels about whom or what it has to do with, where the idea does not say. */
const FEELS: Partial<Record<Relation, Expression>> = {
  flees: "scared",
  hides: "scared",
  races: "determined",
  spits: "angry",
  catches: "happy",
  chases: "angry",
  guards: "angry",
  refuses: "angry",
  fights: "angry",
  quarrels: "angry",
  fears: "scared",
  lacks: "sad",
  dreams: "happy",
  headfirst: "scared",
  hugs: "loving",
  behind: "scared",
  under: "scared",
  throws: "angry",
  kicks: "angry",
  smashes: "angry",
  drops: "scared",
  knocks: "deadpan",
  topples: "smug",
  swallows: "screaming",
  watches: "deadpan",
  buries: "determined",
  games: "deadpan",
  hangs: "screaming",
  surfs: "happy",
  climbs: "determined",
  pulls: "determined",
  heaves: "determined",
  digs: "determined",
  pushes: "determined",
  works: "determined",
  lifts: "determined",
  cooks: "determined",
  plays: "happy",
};

/** What somebody feels whom that has befallen. */
const SUFFERS: Partial<Record<State, Expression>> = {
  burnt: "sad",
  ablaze: "screaming",
  wet: "sad",
  melting: "scared",
  broken: "sad",
  hurt: "sad",
  frozen: "scared",
};
