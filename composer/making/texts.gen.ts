// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const drawnAlike = `hot-beverage baguette-bread jar flashlight soccer-ball bagel pie chart-decreasing chart-increasing
clapper-board desktop-computer door drum fortune-cookie garlic ice ice-skate jeans kiwi-fruit light-bulb
loudspeaker meat-on-bone mobile-phone mouse-trap onion pancakes pear pineapple popcorn potato sandwich soap
soft-ice-cream spaghetti steaming-bowl taco teacup-without-handle telephone-receiver tractor trumpet watch
wilted-flower glass-of-milk tumbler-glass canned-food coconut boomerang rugby-football headphone hamburger
window receipt toilet megaphone motor-boat honey-pot telescope bed roller-skate kick-scooter printer
fax-machine camera video-camera playground-slide accordion postal-horn green-salad pot-of-food cooking
cheese-wedge wine-glass cocktail-glass money-bag socks couch-and-lamp sailboat speedboat lipstick radio
television seat automobile motor-scooter cooked-rice curry-rice custard shaved-ice bomb bow-and-arrow sled
safety-pin martial-arts-uniform coat top-hat books bucket birthday-cake dango beer-mug hot-dog pizza
french-fries poultry-leg
roll-of-paper alarm-clock mirror croissant locomotive tent carpentry-saw razor bacon
fork-and-knife-with-plate ship kitchen-knife wastebasket
postbox dna yarn stethoscope bicycle toothbrush thermometer diving-mask cloud-with-lightning-and-rain balance-scale pill
party-popper roller-coaster magic-wand fishing-pole maracas yo-yo candy hair-pick kite cigarette helicopter bento-box
satellite-antenna palm-tree baby-bottle tram carrot violin olive cucumber banjo slot-machine bus-stop ring-buoy fountain
luggage cherries leafy-green grapes lollipop broom electric-plug tennis small-airplane carousel-horse
ferris-wheel ringed-planet cloud-with-lightning seedling`;
