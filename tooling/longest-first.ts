import { BaseSequencer, type TestSpecification } from "vitest/node";

/** The files that take longest, the longest first, by what their paths contain. */
const longest = [
  "journeys/bad-input",
  "journeys/outbox",
  "journeys/accessibility",
  "proofs/templates",
  "journeys/wallets",
  "journeys/my-gems",
  "journeys/main-job",
  "journeys/other-ways",
  "journeys/routes",
  "journeys/site-editor",
  "proofs/D1",
  "proofs/C10",
  "generations/create-token",
  "images/images",
];

/** A file that is long and comes last is run by one worker while the others have nothing to do. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = longest.findIndex((name) => moduleId.includes(name));
      return at === -1 ? longest.length : at;
    };
    return (await super.sort(files)).sort((one, other) => rank(one) - rank(other));
  }
}
