import { expect, it } from "vitest";
import { changesSince } from "./whats-new.ts";

const CHANGELOG = `# Changelog

## [Unreleased]

### Added

- What is still to come.

## [0.3.0] - 2026-03-03

### Added

- \`doctor\` reads [the chain](docs/chain.md).
- More.

### Fixed

- A thing.

## [0.2.0] - 2026-02-02

### Added

- A switch.

## [0.1.0] - 2026-01-01

### Added

- Everything.
`;

it("is what the changelog says of all versions since the one before, and of nothing unreleased", () => {
  expect(changesSince(CHANGELOG, "0.1.0")).toEqual([
    { version: "0.3.0", kind: "Added", changes: ["doctor reads the chain.", "More."] },
    { version: "0.3.0", kind: "Fixed", changes: ["A thing."] },
    { version: "0.2.0", kind: "Added", changes: ["A switch."] },
  ]);
  expect(changesSince(CHANGELOG, "0.3.0")).toEqual([]);
  expect(changesSince("", "0.1.0")).toEqual([]);
});
