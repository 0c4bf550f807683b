/**
 * The pictures a device keeps to draw offline: what heroes hold, ride, eat and sit on. The heroes themselves are
 * built from shapes and need none.
 */
export const starterPictures: readonly string[] =
  `rocket full-moon star fire rainbow ringed-planet gem-stone coin crown money-bag money-with-wings
  chart-increasing trophy red-heart pizza cheese-wedge banana hamburger avocado doughnut hot-dog
  french-fries egg bread cookie birthday-cake red-apple pineapple potato mushroom cactus hot-beverage
  beer-mug tropical-drink teapot crystal-ball joystick sunglasses top-hat umbrella balloon laptop
  mobile-phone guitar longboard bicycle automobile racing-car toilet roll-of-paper bathtub alarm-clock
  key kitchen-knife bomb toaster washing-machine cardboard-box vacuum-cleaner swimming-pool frying-pan
  soccer-ball brain hoodie piggy-bank`.split(/\s+/);
