import { expect, it } from "vitest";
import { readIdea } from "./read-idea.ts";

it.each([
  ["una mujer que canta", "woman"],
  ["uma mulher que canta", "woman"],
  ["une femme qui chante", "woman"],
  ["eine Frau, die singt", "woman"],
  ["perro salchicha millonario", "dachshund"],
  ["una donna che canta", "woman"],
  ["een vrouw die zingt", "woman"],
  ["kobieta która śpiewa", "woman"],
  ["женщина которая поёт", "woman"],
  ["şarkı söyleyen bir kadın", "woman"],
  ["wanita yang menyanyi", "woman"],
  ["歌う男の子", "boy"],
  ["唱歌的女孩", "girl"],
  ["노래하는 남자", "man"],
  ["ein Rentner auf dem Skateboard", "old-man"],
  ["der Goldfisch vergisst sein Passwort", "tropical-fish"],
])("shows who it is about: %s", (idea, subject) => {
  expect(readIdea(idea).subject?.id).toBe(subject);
});

it.each([
  ["eine Frau, die das Brot isst", "bread", "eats"],
  ["een hond die kaas eet", "cheese-wedge", "eats"],
  ["un gato que lanza una pelota", "soccer-ball", "throws"],
  ["un chat qui gagne", "trophy", "lifts"],
  ["кот в шляпе пьёт чай", "tea-cup", "drinks"],
  ["떡볶이 먹는 고양이", "tteokbokki", "eats"],
  ["una nonna che lancia gli gnocchi", "gnocchi", "throws"],
  ["собака боится грома", "high-voltage", "fears"],
])("shows what is done to what, also where the verb ends the clause: %s", (idea, motif, relation) => {
  expect(readIdea(idea)).toMatchObject({ motif: { id: motif }, relation });
});

it.each([
  ["eine Katze, die weint", "sad"],
  ["un gatto che ride", "laughing"],
])("gives the face of what is done: %s", (idea, expression) => {
  expect(readIdea(idea).expression).toBe(expression);
});

it("gives the gesture of what is done", () => {
  expect(readIdea("kobieta która tańczy").gesture).toMatchObject({ pose: "dance" });
});

it("takes an article before a noun for no pronoun", () => {
  expect(readIdea("la casa que canta").subject?.id).toBe("house");
});

it.each([
  ["害怕老鼠的猫", "cat-face", "fears", "mouse-face"],
  ["想当老虎的猫", "cat-face", "dreams", "tiger-face"],
  ["月曜日が嫌いな犬", "dog-face", "refuses", "calendar"],
  ["眼鏡をかけたカエル", "frog", "wears", "glasses"],
  ["温泉に入る猿", "monkey-face", "in", "hot-tub"],
])("%s: a %s that %s a %s", (idea, hero, relation, motif) =>
  expect(readIdea(idea)).toMatchObject({ subject: { id: hero }, relation, motif: { id: motif } }),
);
