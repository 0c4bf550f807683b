import type { LucideIcon } from "lucide-react";
import type { SavedToken } from "#contract/token.ts";

/** Something that the palette finds and does. */
export interface Command {
  /** Stays the same over time: what was chosen lately is known by it. */
  id: string;
  kind: "Page" | "Action" | "Token";
  title: string;
  /** Other words it is found by, with `|` between them. */
  words?: string;
  /** A token's, found by any part of it. */
  address?: string | null;
  /** Beside the title, e.g. a ticker. */
  detail?: string;
  /** As the shortcuts write it. */
  keys?: readonly string[];
  /** The picture of a token, or a sign. */
  picture: LucideIcon | { token: SavedToken };
  run: () => void;
}
