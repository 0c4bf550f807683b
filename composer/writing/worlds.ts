import { kindOf } from "../reading/picture-index.ts";
import type { SettingId } from "../reading/settings.ts";
import {
  deeds,
  peopleAndPlaces,
  petsAndFarm,
  scenes,
  table,
  things,
  waterAndAir,
  wild,
} from "./themes/texts.gen.ts";

/**
 * What the writer knows, as text: `@name: what belongs to it`, then `field: entry; entry`. An entry may begin
 * with the one picture it is true of (`octopus>an octopus has three hearts`).
 */
export type World = ReadonlyMap<string, readonly string[]>;

interface Entry {
  members: ReadonlySet<string>;
  world: World;
}

const parse = (text: string): Map<string, Entry> => {
  const worlds = new Map<string, Entry>();
  for (const block of text.trim().split(/\n(?=@)/)) {
    const [head = "", ...fields] = block.trim().split("\n");
    const [name = "", members = ""] = head.slice(1).split(": ");
    const world = new Map(
      fields.map((line) => {
        const at = line.indexOf(": ");
        return [line.slice(0, at), line.slice(at + 2).split("; ")] as const;
      }),
    );
    worlds.set(name, { members: new Set(members.split(" ")), world });
  }
  return worlds;
};

const subjects = parse([petsAndFarm, wild, waterAndAir, table, things, peopleAndPlaces].join("\n"));
const settings = parse(scenes);
const actions = parse(deeds);
const NOTHING: World = new Map();

const worldsByPicture = new Map<string, string>();
for (const [name, { members }] of subjects)
  for (const id of members) if (!worldsByPicture.has(id)) worldsByPicture.set(id, name);

/** Where a picture has no world of its own, its kind's. */
const BY_KIND = {
  creature: "savanna",
  person: "callings",
  face: "feelings",
  food: "meals",
  thing: "household",
  place: "places",
  nature: "plants",
  sign: "paper",
} as const;

/** The name of the world that a picture belongs to: "cats", "bakery". */
export const worldNameOf = (id: string): string => worldsByPicture.get(id) ?? BY_KIND[kindOf(id)];
export const worldOf = (id: string): World => subjects.get(worldNameOf(id))?.world ?? NOTHING;
export const sceneOf = (setting: SettingId): World => settings.get(setting)?.world ?? NOTHING;

/** What goes with a verb, by the first of its words that is known. */
export const deedOf = (base: string): World => {
  const verb = base.split(" ")[0] ?? "";
  for (const { members, world } of actions.values()) if (members.has(verb)) return world;
  return actions.get("learning")?.world ?? NOTHING;
};

/** The entries of a field that are true of a picture, those that are only true of it first. */
export const entriesOf = (world: World, field: string, id: string): string[] => {
  const all = world.get(field) ?? [];
  const own = all.filter((entry) => entry.startsWith(`${id}>`));
  const general = all.filter((entry) => !/^[a-z-]+>/.test(entry));
  return [...own.map((entry) => entry.slice(id.length + 1)), ...general];
};
