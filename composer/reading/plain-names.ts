/** What people call a picture, when the idea did not say (an emoji, another script). */
export const nameOf = (id: string): string =>
  PLAIN_NAMES[id] ??
  id
    .replace(/-face$/, "")
    .replace(/^person-(with-)?/, "")
    .replaceAll("-", " ");

const PLAIN_NAMES: Record<string, string> = {
  "cheese-wedge": "cheese",
  "full-moon": "moon",
  "t-rex": "dinosaur",
  "pile-of-poo": "poo",
  "person-mage": "wizard",
  "person-merpeople": "mermaid",
  "old-woman": "grandma",
  "old-man": "grandpa",
  "hot-beverage": "coffee",
  "steaming-bowl": "ramen",
  "red-apple": "apple",
  "gem-stone": "gem",
  "high-voltage": "lightning",
  "water-wave": "wave",
  "beer-mug": "beer",
  "chart-increasing": "chart",
  "globe-showing-americas": "planet",
  "ringed-planet": "planet",
  blowfish: "pufferfish",
  "baby-angel": "angel",
  "person-with-crown": "king",
  "alien-monster": "invader",
  "money-with-wings": "money",
  "glowing-star": "star",
  "phoenix-bird": "phoenix",
  "lady-beetle": "ladybug",
  honeybee: "bee",
  "crossed-swords": "sword",
  "milky-way": "galaxy",
  "smiling-face-with-horns": "devil",
  "smiling-face-with-halo": "saint",
  "cowboy-hat-face": "cowboy",
  "ear-of-corn": "corn",
  "birthday-cake": "cake",
  "ice-cream": "ice cream",
  "jack-o-lantern": "pumpkin",
  "santa-claus": "santa",
  "roll-of-paper": "toilet paper",
  "smiling-face-with-sunglasses": "cool guy",
  "loudly-crying-face": "crybaby",
  "1st-place-medal": "medal",
  "soft-ice-cream": "ice cream",
};
