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
export type Theme = ReadonlyMap<string, readonly string[]>;

interface Entry {
  members: ReadonlySet<string>;
  theme: Theme;
}

const parse = (text: string): Map<string, Entry> => {
  const themes = new Map<string, Entry>();
  for (const block of text.trim().split(/\n(?=@)/)) {
    const [head = "", ...fields] = block.trim().split("\n");
    const [name = "", members = ""] = head.slice(1).split(": ");
    const theme = new Map(
      fields.map((line) => {
        const at = line.indexOf(": ");
        return [line.slice(0, at), line.slice(at + 2).split("; ")] as const;
      }),
    );
    themes.set(name, { members: new Set(members.split(" ")), theme });
  }
  return themes;
};

const subjects = parse([petsAndFarm, wild, waterAndAir, table, things, peopleAndPlaces].join("\n"));
const settings = parse(scenes);
const actions = parse(deeds);
const NOTHING: Theme = new Map();

const themesByPicture = new Map<string, string>();
for (const [name, { members }] of subjects)
  for (const id of members) if (!themesByPicture.has(id)) themesByPicture.set(id, name);

/** Where a picture has no theme of its own, its kind's. */
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

/** The name of the theme that a picture belongs to: "cats", "bakery". */
export const themeNameOf = (id: string): string => themesByPicture.get(id) ?? BY_KIND[kindOf(id)];
export const themeOf = (id: string): Theme => subjects.get(themeNameOf(id))?.theme ?? NOTHING;
export const sceneOf = (setting: SettingId): Theme => settings.get(setting)?.theme ?? NOTHING;

/** What goes with a verb, by the first of its words that is known. */
export const deedOf = (base: string): Theme => {
  const verb = base.split(" ")[0] ?? "";
  for (const { members, theme } of actions.values()) if (members.has(verb)) return theme;
  return actions.get("learning")?.theme ?? NOTHING;
};

/** The entries of a field that are true of a picture, those that are only true of it first. */
export const entriesOf = (theme: Theme, field: string, id: string): string[] => {
  const all = theme.get(field) ?? [];
  const own = all.filter((entry) => entry.startsWith(`${id}>`));
  const general = all.filter((entry) => !/^[a-z-]+>/.test(entry));
  return [...own.map((entry) => entry.slice(id.length + 1)), ...general];
};
