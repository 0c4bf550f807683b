import { expect, it } from "vitest";
import checkedTable from "../launch/lookup-table.json";
import sandboxTable from "../sandbox/launchpad/service-table.json";

it("is the same lookup table that launches are checked by and that the sandbox serves", () => {
  expect(sandboxTable).toEqual(checkedTable);
});
