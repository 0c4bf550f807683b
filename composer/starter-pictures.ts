/** The pictures a device keeps to draw offline: what meme tokens are most often about. */
export const starterPictures: readonly string[] =
  `frog dog-face cat-face fox bear panda monkey-face gorilla unicorn penguin owl duck octopus shark whale ox lion tiger-face rabbit-face
  pig-face hamster turtle snail dragon-face alien ghost robot skull rocket full-moon star fire gem-stone coin crown money-bag pizza cheese-wedge
  banana hamburger avocado doughnut hot-beverage mushroom cactus potato teapot crystal-ball joystick sunglasses ringed-planet globe-showing-americas`.split(
    /\s+/,
  );
