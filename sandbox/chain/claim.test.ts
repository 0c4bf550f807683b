import { expect, it } from "vitest";
import { temporaryDirectory } from "../testing/start-test-sandbox.ts";
import { claimDirectory, DirectoryInUse } from "./claim.ts";

it("gives a directory to one at a time", async () => {
  const directory = await temporaryDirectory();
  const release = await claimDirectory(directory);
  await expect(claimDirectory(directory)).rejects.toThrow(DirectoryInUse);
  const other = await claimDirectory(await temporaryDirectory());
  other();
  release();
  (await claimDirectory(directory))();
});
