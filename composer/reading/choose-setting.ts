import type { Roles } from "./cast-roles.ts";
import type { Pair } from "./choose-motif.ts";
import type { Doing } from "./find-doing.ts";
import { findPlace, habitatOf } from "./find-listed.ts";
import type { Mentions } from "./find-mentions.ts";
import type { Scene } from "./find-scene.ts";
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
  mentions: Mentions;
  scene: Scene;
  roles: Roles;
  doing: Doing;
  pair: Pair;
  meeting: Meeting;
}

export const chooseSetting = (
  { words }: IdeaText,
  { mentions, scene, roles, doing, pair, meeting }: Earlier,
): Setting => {
  const said = mentions.setting;
  const { subject } = pair;
  const { stageSet, hour, weather } = scene;
  const isSetsOwn = said !== null && stageSet?.at.has(said.at) === true;
  return {
    setting:
      (isSetsOwn ? stageSet.setting : null) ??
      said?.id ??
      stageSet?.setting ??
      gearSettings[roles.gear?.id ?? ""] ??
      habitatOf(subject?.id) ??
      habitatOf(meeting.motif?.id),
    isSettingSaid: hour !== null || weather !== null || (said !== null && said.at !== subject?.at),
    place: doing.action?.place ?? findPlace(words, said?.id ?? null),
  };
};
