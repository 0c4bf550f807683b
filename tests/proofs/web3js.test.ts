import { expect, it } from "vitest";
import { judge, readLeftOut } from "./web3js/run.ts";

const failure = (fullTitle: string) => ({ fullTitle, err: { message: "Method not found" } });

it("finds what fails though it should not, and what is left out though it passes", () => {
  const leftOut = new Map([
    ["get vote accounts", "There are no votes."],
    ["get block", "It takes long."],
  ]);
  const said: string[] = [];
  const failures = [failure("get vote accounts"), failure("get balance")];
  const report = { passes: [{ fullTitle: "get block" }], failures, pending: [] };
  const { faults, numbers } = judge(report, leftOut, (line) => said.push(line));
  expect(said).toEqual(["left out: get vote accounts: There are no votes."]);
  expect(faults).toEqual([
    "FAILS get balance: Method not found",
    "PASSES, or is not there, though it is left out: get block",
  ]);
  expect(numbers).toMatchObject({ passed: 1 });
});

it("leaves nothing out without a reason", () => {
  for (const reason of readLeftOut().values()) expect(reason).toMatch(/^[A-Z].+\.$/);
});
