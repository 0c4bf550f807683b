/**
 * The pictures a device keeps to draw offline: what heroes hold, ride, eat and sit on, and the sets of places. The
 * heroes themselves are built from shapes and need none.
 */
export const starterPictures: readonly string[] =
  `rocket full-moon star fire rainbow ringed-planet gem-stone coin crown money-bag money-with-wings
  chart-increasing trophy red-heart pizza cheese-wedge banana hamburger avocado doughnut hot-dog
  french-fries egg bread cookie birthday-cake red-apple pineapple potato mushroom cactus hot-beverage
  beer-mug tropical-drink teapot crystal-ball joystick sunglasses top-hat umbrella balloon laptop
  mobile-phone guitar longboard bicycle automobile racing-car toilet roll-of-paper bathtub alarm-clock
  key kitchen-knife bomb toaster washing-machine cardboard-box vacuum-cleaner swimming-pool frying-pan
  soccer-ball brain hoodie piggy-bank
  ballet-barre bank bar-counter barbell blackboard bookshelf boxing-glove boxing-ring bus-stop campfire
  ceiling-pipe checkout-belt church cinema-seats clipboard conveyor-belt dentist-chair departure-board
  eye-chart finish-arch framed-picture grandfather-clock grave gym-rack height-chart hospital-bed
  interview-table judge-bench luggage massage-table microphone mountain office-desk plane-seat poker-table
  popcorn projector-screen queue-rope reception-desk restaurant-table ring-buoy road-strip salon-chair
  school-desk security-gate service-window stage-curtain stall-counter stall-roof subway-car tattoo-machine
  tent therapy-couch traffic-jam video-call water-surface wedding-arch witness-stand yoga-mat`.split(/\s+/);
