import { expect, it } from "vitest";
import { sendMalformed } from "./c1/run.ts";

async function answersInWords(requests: number): Promise<void> {
  const { numbers, faults } = await sendMalformed(requests, 20_260, () => {});
  expect(faults).toEqual([]);
  expect(numbers).toMatchObject({ requests, "answers of 5xx": 0 });
}

const title = "answers malformed requests in the catalogue's words, with no fault of its own, requests: %i";
it.each([600])(title, answersInWords);
it.each([1_500])(title, { tags: "long" }, answersInWords);
