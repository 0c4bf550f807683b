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
  ["un pingouin qui déteste le froid", "a penguin who hates the cold"],
  ["um tucano que perdeu o bico no pôquer", "a toucan who lost the beak in poker"],
  ["un riccio che fa il barbiere", "a hedgehog working as a barber"],
  ["un renard qui vole un fromage", "a fox stealing cheese"],
  ["un pinguino che balla sul tavolo", "a penguin dancing on the table"],
  ["una abuela que hace rap", "a grandma who raps"],
  ["un ours qui mange du miel en cachette", "a bear eating honey"],
  ["eine Eule die Poker spielt", "an owl playing poker"],
  ["ein müder Elefant der Kaffee trinkt", "a tired elephant drinking coffee"],
  ["ein Igel der Angst vor Luftballons hat", "a hedgehog afraid of balloons"],
  ["ein Hund der einen Hut hat", "a dog with a hat"],
  ["ein Hund der zu dick für sein Auto ist", "a dog too fat for its car"],
  ["ein Dackel, der zu lang für das Sofa ist", "a dachshund too long for the sofa"],
  ["un burro que llega tarde a su propia boda", "a donkey late to its wedding"],
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
  ["una gallina que no quiere poner huevos", "a chicken who doesn't want to lay eggs"],
  ["el burro que siempre llega tarde", "the donkey who is always late"],
  ["um macaco viciado em cripto", "a monkey addicted to crypto"],
  ["um papagaio que bebe café demais", "a parrot drinking too much coffee"],
  ["uma vaca que toca bateria", "a cow playing the drums"],
  ["une grenouille qui boit trop de café", "a frog drinking too much coffee"],
  ["un ours qui ne trouve pas ses lunettes", "a bear who can't find its glasses"],
  ["eine Katze die Steuern zahlt", "a cat paying taxes"],
  ["eine Taube die glaubt sie sei ein Adler", "a pigeon who thinks she is an eagle"],
  ["ein Vampir der kein Blut sehen kann", "a vampire who can't see blood"],
  ["eine Kartoffel mit großen Träumen", "a potato with big dreams"],
  ["un orso che ha perso il treno", "a bear who missed the train"],
  ["una lumaca troppo veloce", "a snail who is too fast"],
  ["el perro que se comió mis deberes", "the dog who ate my homework"],
  ["un gatto che ha paura del buio", "a cat afraid of darkness"],
  ["ein Schwein auf Diät", "a pig on a diet"],
  ["ein Dackel, der vor der Steuer flieht", "a dachshund fleeing from the taxes"],
  ["een beer op dieet", "a bear on a diet"],
  ["un hérisson qui veut un câlin", "a hedgehog who wants a hug"],
  ["寿司を怖がる猫", "a cat afraid of sushi"],
  ["残業するカエル", "a frog working overtime"],
  ["宇宙で踊るタコ", "an octopus dancing in space"],
  ["un escargot en trottinette", "a snail on a scooter"],
  ["un escargot en retard au travail", "a snail late for work"],
  ["una rana in ritardo al lavoro", "a frog late for work"],
  ["uma capivara surfando numa pizza", "a capybara surfing on a pizza"],
  ["um pato andando de skate", "a duck riding a skateboard"],
  ["um jacaré de óculos na piscina", "a crocodile with glasses in a swimming pool"],
  ["gato bailando flamenco", "a cat dancing flamenco"],
  ["perro salchicha bailando tango", "a dachshund dancing tango"],
  ["медведь играет на балалайке в метро", "a bear playing the balalaika in the metro"],
  ["泳げないペンギン", "a penguin who can't swim"],
  ["眠れないパンダがラーメンを食べる", "a panda eating noodles, who can't sleep"],
  ["一只戴墨镜的鹅在打麻将", "a goose with sunglasses playing mahjong"],
  ["两只猫在公园吃披萨", "two cats eating a pizza in the park"],
  ["회사 가기 싫은 토끼", "a rabbit who doesn't want to go to work"],
])("%s is %s", (idea, english) => expect(asMeant(readIdea(idea)).text).toBe(english));

test.each(["ein Xylograph im Bademantel", "un chat qui bringuebale", "a frog in a hat"])(
  "%s stays as it is: a word of it is not known, or it is English",
  (idea) => expect(asMeant(readIdea(idea)).text).toBe(idea),
);

test("what somebody keeps doing is what is done", () => {
  expect(asMeant(readIdea("a goat who keeps stealing the mail")).action?.gerund).toBe("stealing the mail");
});

test("what is done is told from what one cannot do", () => {
  const { action } = asMeant(readIdea("a panda who can't sleep, eating noodles"));
  expect(action?.gerund).toBe("eating noodles");
});

test("what somebody is too heavy for is not done", () => {
  expect(asMeant(readIdea("a fat bee too heavy to fly")).action).toBeNull();
  expect(asMeant(readIdea("a lion too tired to roar")).heart.dread).toBeNull();
});

test("what is meant instead is the hero, with its own words", () => {
  expect(asMeant(readIdea("not a rug, just a carpet")).subject?.word).toBe("carpet");
  expect(asMeant(readIdea("not a dog, a very long hot dog with legs")).text).toBe(
    "a very long hot dog with legs",
  );
});
