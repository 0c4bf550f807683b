import type { Pair } from "./choose-motif.ts";
import { type Found, findPlace, habitatOf } from "./find-listed.ts";
import type { Scene } from "./find-scene.ts";
import type { GearId } from "./gear.ts";
import type { IdeaText } from "./idea-text.ts";
import type { Meeting } from "./relate.ts";
import { gearSettings, type SettingId } from "./settings.ts";

/** Where all of it is: said, or where such a one is at home. */
export interface Setting {
  setting: SettingId | null;
  /** The idea says where or when: then that may not be left out. */
  isSettingSaid: boolean;
  /** In the idea's own words: "on the moon". */
  place: string | null;
}

interface Earlier {
  said: Found<SettingId> | null;
  scene: Scene;
  gear: Found<GearId> | null;
  subject: Pair["subject"];
  motif: Meeting["motif"];
}

export const chooseSetting = (
  { words }: IdeaText,
  { said, scene, gear, subject, motif }: Earlier,
): Setting => {
  const { stageSet, hour, weather } = scene;
  const isSetsOwn = said !== null && stageSet?.at.has(said.at) === true;
  return {
    setting:
      (isSetsOwn ? stageSet.setting : null) ??
      said?.id ??
      stageSet?.setting ??
      gearSettings[gear?.id ?? ""] ??
      habitatOf(subject?.id) ??
      habitatOf(motif?.id),
    isSettingSaid: hour !== null || weather !== null || (said !== null && said.at !== subject?.at),
    place: findPlace(words, said?.id ?? null),
  };
};
