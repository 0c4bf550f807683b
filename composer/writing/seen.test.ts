import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { randomFrom } from "../seeded/random.ts";
import { slotsOf } from "./slots.ts";
import { toldIn } from "./story.ts";

const slotsFor = (idea: string) => slotsOf(readIdea(idea), "Bob Bao", "BAO", randomFrom(idea));

test.each([
  ["an otter delivering pizza", "an otter, delivering pizza", "delivering pizza", "still delivering pizza"],
  ["an otter on a scooter", "an otter, on a scooter", "an otter on a scooter", "still on a scooter"],
  ["an otter with cold feet", "an otter, with cold feet", "the cold feet", "still with cold feet"],
  ["an otter", "an otter", "the otter", "the otter was still there"],
  ["an otter lawyer", "an otter lawyer", "the otter lawyer", "the otter lawyer was still there"],
])("of %s one says who is seen", (idea, seen, what, still) =>
  expect(slotsFor(idea)).toMatchObject({ seen: [seen], what: [what], still: [still] }),
);

test("what is only said is not seen", () => expect(slotsFor("trust me bro").seen).toBeUndefined());

test.each([
  ["a raccoon stealing a cake", 3],
  ["a goat dressed as a nun", 4],
  ["my landlord is a vampire", 4],
  ["a fox without a tail", 4],
  ["the loneliest lighthouse", 3],
  ["an otter on a scooter", 20],
  ["an otter", 15],
])("sixty seeds tell %s in %i forms or more", (idea, least) => {
  const forms = Array.from(
    { length: 60 },
    (_, seed) => toldIn(readIdea(idea), "Bob Bao", "BAO", randomFrom(`${seed}`))?.key,
  );
  expect(new Set(forms).size).toBeGreaterThanOrEqual(least);
});
