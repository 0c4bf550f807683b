import type { GearId } from "../reading/gear.ts";
import type { SettingId } from "../reading/settings.ts";
import roleData from "./roles.json";
import settingVoiceData from "./setting-voices.json";

interface SettingVoice {
  /** Words that stand before a name: "Lunar Ribbit". */
  adjectives: readonly string[];
  /** Words that follow "of the". */
  nouns: readonly string[];
  /** Where, for sentences. */
  places: readonly string[];
}

export const settingVoices: Record<SettingId, SettingVoice> = settingVoiceData;

interface Role {
  noun: string;
  titles: readonly string[];
}

export const roles: Record<GearId, Role> = roleData;
