import { describe, expect, test } from "vitest";
import { readIdea } from "./read-idea.ts";

describe("whom somebody is said to outdo is seen beside it", () => {
  test.each([
    ["a hamster stronger than a bulldozer", "bulldozer", "heaves"],
    ["a shrimp that lifts more than a gorilla", "gorilla", "heaves"],
    ["a turtle faster than a Ferrari", "sports-car", "races"],
    ["a snail slower than a sloth", "sloth", "chases"],
    ["a snail slower than the post office", "post-office", "backs"],
    ["an ant smarter than a professor", "scientist", "meets"],
    ["eine Schnecke schneller als ein Porsche", "sports-car", "races"],
    ["un chien plus fort qu'un tracteur", "tractor", "heaves"],
    ["un lapin plus fort qu'un ours", "bear", "heaves"],
    ["chomik silniejszy niż traktor", "tractor", "heaves"],
  ])("%s", (idea, id, relation) => {
    expect(readIdea(idea)).toMatchObject({ motif: { id }, relation });
  });

  test.each([
    ["a chihuahua as strong as a bear", "bear", "heaves"],
    ["a cat as fast as a train", "locomotive", "races"],
    ["a mouse as scary as a lion", "lion", "meets"],
    ["un perro tan fuerte como un oso", "bear", "heaves"],
  ])("%s: who equals another shows it alike", (idea, id, relation) => {
    expect(readIdea(idea)).toMatchObject({ motif: { id }, relation });
  });

  test("who is larger has the other tiny at the feet, who is smaller is tiny itself", () => {
    expect(readIdea("a cat bigger than a whale")).toMatchObject({ motifState: "tiny", expression: "smug" });
    expect(readIdea("un gato más grande que una ballena").motifState).toBe("tiny");
    expect(readIdea("a mouse smaller than a peanut")).toMatchObject({ state: "tiny", motifState: null });
  });

  test("the other takes it as one does", () => {
    expect(readIdea("a potato greener than a pickle")).toMatchObject({
      expression: "smug",
      motifExpression: "sad",
    });
    expect(readIdea("a king less loved than a toad")).toMatchObject({
      expression: "sad",
      motifExpression: "smug",
    });
    expect(readIdea("a goose scarier than a shark").motifExpression).toBe("scared");
    expect(readIdea("a pug lazier than a sloth").expression).toBe("sleepy");
    expect(readIdea("a clown sadder than a wet dog").expression).toBe("sad");
  });

  test("who is cleaner or cooler is no cleaner and no cooler, and riches are the hero's", () => {
    expect(readIdea("an otter cleaner than a soap")).toMatchObject({
      subject: { id: "otter" },
      motif: { id: "soap" },
    });
    expect(readIdea("a chef cooler than a cucumber").subject?.id).toBe("cook");
    expect(readIdea("a worm richer than a king")).toMatchObject({ state: "rich", motifState: null });
  });

  test("the comparison itself is no gesture", () => {
    expect(readIdea("a hamster stronger than a bulldozer").gesture).toBeNull();
    expect(readIdea("a hamster stronger than ever").gesture?.pose).toBe("flex");
  });

  test.each([
    ["a pig with a kite bigger than a car", "kite"],
    ["a dog riding a skateboard faster than a train", "longboard"],
    ["a hen who would rather nap than fight a dog", "bed"],
  ])("%s: what it has to do with is seen instead", (idea, id) => {
    expect(readIdea(idea).motif?.id).toBe(id);
  });
});
