import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { StatsPanel } from "./stats-panel.tsx";

const shown = () =>
  screen.getAllByRole("term").map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);

describe("the stats panel", () => {
  it("counts total, deployed, draft, imported and websites", () => {
    render(<StatsPanel stats={{ total: 7, deployed: 1, draft: 2, imported: 4, websites: 3 }} />);
    expect(shown()).toEqual(["Total 7", "Deployed 1", "Draft 2", "Imported 4", "Websites 3"]);
  });

  it("claims no numbers before the list is read", () => {
    render(<StatsPanel stats={null} />);
    expect(shown()).toEqual(["Total –", "Deployed –", "Draft –", "Imported –", "Websites –"]);
  });
});
