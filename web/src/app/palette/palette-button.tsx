import Search from "icon:search";
import { openPalette } from "../../stores/overlay.ts";
import { Keys } from "../shortcuts/keys.tsx";
import { isApple, paletteKeys } from "../shortcuts/platform.ts";

/** Opens the palette by mouse or touch, and shows its shortcut. */
export function PaletteButton() {
  return (
    <button
      type="button"
      onClick={openPalette}
      aria-label="Search and commands"
      aria-haspopup="dialog"
      aria-keyshortcuts={isApple() ? "Meta+K" : "Control+K"}
      className="flex size-11 items-center justify-center gap-2 rounded-[10px] border border-line text-muted hover:bg-raised hover:text-ink lg:w-auto lg:px-3"
    >
      <Search className="size-4" aria-hidden="true" />
      <span className="max-lg:hidden">Search</span>
      <Keys keys={paletteKeys()} className="max-lg:hidden" />
    </button>
  );
}
