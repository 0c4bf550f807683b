import type { SavedToken } from "#contract/token.ts";
import type { Icon } from "../../ui/icon.tsx";

/** A command that the palette finds and runs. */
export interface Command {
  /** Stable over time: recent commands are stored by it. */
  id: string;
  kind: "Page" | "Action" | "Token";
  title: string;
  /** Other words that find it, separated by `|`. */
  words?: string;
  /** A token's mint address; any part of it matches. */
  address?: string | null;
  /** Beside the title, e.g. a ticker. */
  detail?: string;
  /** The shortcut's keys, as shortcuts.ts writes them. */
  keys?: readonly string[];
  /** A token's picture or an icon. */
  picture: Icon | { token: SavedToken };
  run: () => void;
}
