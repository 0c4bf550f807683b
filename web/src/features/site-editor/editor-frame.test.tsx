import { render } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { deck } from "#contract/endpoints/story.ts";
import { aDeckChange } from "../../../testing/a-deck-change.ts";
import { fakeDeps } from "../../../testing/fake-deps.ts";
import { DepsContext } from "../../app/load-deps.ts";
import { EditorFrame } from "./editor-frame.tsx";

// What the page says is of no matter here, and loading it would outlive the test.
vi.mock("./use-page.ts", () => ({ usePage: () => null }));

it("runs no script of the page: it shares the app's origin, so that may never be let in", () => {
  const { site } = aDeckChange("ann");
  const { container } = render(
    <DepsContext value={fakeDeps()}>
      <EditorFrame site={site} deck={deck} picked={null} width="full" onKey={() => {}} />
    </DepsContext>,
  );
  expect(container.querySelector("iframe")?.getAttribute("sandbox")).toBe("allow-same-origin");
});
