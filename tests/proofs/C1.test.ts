import { expect, it } from "vitest";
import { sendMalformed } from "./c1/run.ts";

it("answers malformed requests in the catalogue's words, with no fault of its own", async () => {
  const { numbers, faults } = await sendMalformed(600, 20_260, () => {});
  expect(faults).toEqual([]);
  expect(numbers).toMatchObject({ requests: 600, "answers of 5xx": 0 });
});
