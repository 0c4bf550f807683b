export type Kind = "creature" | "person" | "face" | "food" | "thing" | "place" | "nature" | "sign";
