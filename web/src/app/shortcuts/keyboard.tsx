import { lazy } from "react";
import { useStore } from "zustand";
import { overlayStore } from "../../stores/overlay.ts";
import { SparePart } from "../../ui/spare-part.tsx";
import { useShortcuts } from "./use-shortcuts.ts";

const Palette = lazy(() => import("../palette/palette.tsx").then((module) => ({ default: module.Palette })));
const ShortcutSheet = lazy(() =>
  import("./shortcut-sheet.tsx").then((module) => ({ default: module.ShortcutSheet })),
);

/** Listens for shortcuts and shows the overlays that they open. */
export function Keyboard() {
  const shown = useStore(overlayStore, (state) => state.shown);
  useShortcuts();
  return (
    <>
      <SparePart>{shown === "palette" && <Palette />}</SparePart>
      <SparePart>{shown === "shortcuts" && <ShortcutSheet />}</SparePart>
    </>
  );
}
