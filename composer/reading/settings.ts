import settings from "./settings.json";

/** Where the story plays and what stands behind the subject. */
export const settingIds = [
  "moon",
  "space",
  "ocean",
  "beach",
  "desert",
  "forest",
  "mountain",
  "snow",
  "city",
  "sky",
  "fire",
  "casino",
  "kitchen",
  "farm",
  "castle",
  "cave",
  "storm",
  "party",
  "cyber",
  "garden",
  "room",
] as const;
export type SettingId = (typeof settingIds)[number];

/** The words by which an idea names a setting. */
export const settingWords: Record<SettingId, string> = settings.words;

/** Where creatures and things are at home when the idea does not say: pictures by setting. */
export const habitats: Partial<Record<SettingId, string>> = settings.habitats;

/** Where someone in that gear would be, when nothing else says. */
export const gearSettings = settings.ofGear as Record<string, SettingId>;
