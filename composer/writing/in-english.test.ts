import { expect, test } from "vitest";
import { readIdea } from "../reading/read-idea.ts";
import { asMeant } from "./as-meant.ts";

test.each([
  ["ein Wildschwein im Bademantel grillt Würstchen", "a wild boar in a bathrobe grilling sausages"],
  ["un pulpo que trabaja de camarero", "an octopus working as a waiter"],
  ["ein Frosch, der Gitarre spielt", "a frog playing guitar"],
  ["ein Dachs mit Heimweh", "a homesick badger"],
  ["zwei betrunkene Pinguine im Aufzug", "two drunk penguins in an elevator"],
  ["una gallina con gafas de sol en la playa", "a chicken with sunglasses on the beach"],
  ["un perro que odia los lunes", "a dog who hates Mondays"],
  ["una vaca con botas de vaquero", "a cow with cowboy boots"],
  ["uma preguiça atrasada para o trabalho", "a sloth late for work"],
  ["um pato jogando xadrez sozinho", "a duck playing chess alone"],
  ["une vache amoureuse d'un train", "a cow in love with a train"],
  ["un renard qui vole un fromage", "a fox stealing cheese"],
  ["un pinguino che balla sul tavolo", "a penguin dancing on the table"],
  ["eine Eule die Poker spielt", "an owl playing poker"],
  ["ein müder Elefant der Kaffee trinkt", "a tired elephant drinking coffee"],
  ["ein Igel der Angst vor Luftballons hat", "a hedgehog afraid of balloons"],
  ["ein Hund der einen Hut hat", "a dog with a hat"],
  ["un gato que duerme en el teclado", "a cat sleeping on the keyboard"],
  ["un perro con miedo a las arañas", "a dog afraid of the spiders"],
  ["un canard en colère avec un parapluie", "an angry duck with an umbrella"],
  ["um macaco que rouba bananas", "a monkey stealing bananas"],
  ["um ladrão que rouba um banco", "a thief robbing a bank"],
  ["een kikker die gitaar speelt", "a frog playing guitar"],
  ["een luie kat op de bank", "a lazy cat on the sofa"],
  ["een hond bang voor katten", "a dog afraid of cats"],
  ["kot który gra na gitarze", "a cat playing a guitar"],
  ["leniwy kot na kanapie", "a lazy cat on the sofa"],
  ["gitar çalan bir kedi", "a cat playing a guitar"],
  ["kedi gitar çalıyor", "a cat playing a guitar"],
  ["kucing yang makan nasi goreng", "a cat eating fried rice"],
  ["kucing malas di sofa", "a lazy cat on the sofa"],
  ["ein Pinguin der nicht schwimmen kann", "a penguin who can't swim"],
  ["un pingüino que no sabe nadar", "a penguin who can't swim"],
  ["un pinguino che non sa nuotare", "a penguin who can't swim"],
  ["un oiseau qui ne sait pas nager", "a bird who can't swim"],
  ["een pinguïn die niet kan zwemmen", "a penguin who can't swim"],
  ["un oso que perdió su miel", "a bear who lost its honey"],
  ["ein Koch der seine Suppe vergessen hat", "a chef who forgot its soup"],
  ["un gato que nunca duerme", "a cat who never sleeps"],
  ["un chat qui ne dort pas", "a cat who doesn't sleep"],
  ["ein Hund der nie schläft", "a dog who never sleeps"],
  ["een hond die niet slaapt", "a dog who doesn't sleep"],
  ["kot który nigdy nie śpi", "a cat who never sleeps"],
  ["ein Esel, der nicht arbeiten will", "a donkey who doesn't want to work"],
  ["der Hamster, der die Weltherrschaft will", "the hamster who wants world domination"],
  ["una paloma que se cree un águila", "a pigeon who thinks he is an eagle"],
  ["uma capivara que só trabalha às sextas", "a capybara who only works on Fridays"],
  ["un pulpo que quiere ser astronauta", "an octopus who wants to be an astronaut"],
  ["el perro que se comió mis deberes", "the dog who ate my homework"],
  ["un gatto che ha paura del buio", "a cat afraid of darkness"],
  ["ein Schwein auf Diät", "a pig on a diet"],
  ["寿司を怖がる猫", "a cat afraid of sushi"],
  ["残業するカエル", "a frog working overtime"],
  ["宇宙で踊るタコ", "an octopus dancing in space"],
])("%s is %s", (idea, english) => expect(asMeant(readIdea(idea)).text).toBe(english));

test.each(["ein Xylograph im Bademantel", "un chat qui bringuebale", "a frog in a hat"])(
  "%s stays as it is: a word of it is not known, or it is English",
  (idea) => expect(asMeant(readIdea(idea)).text).toBe(idea),
);

test("what somebody keeps doing is what is done", () => {
  expect(asMeant(readIdea("a goat who keeps stealing the mail")).action?.gerund).toBe("stealing the mail");
});
