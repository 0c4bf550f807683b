// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const drawnAlike = `sushi hot-beverage baguette-bread jar flashlight soccer-ball bagel pie chart-decreasing chart-increasing
clapper-board desktop-computer door drum fortune-cookie garlic ice ice-skate jeans kiwi-fruit light-bulb
loudspeaker meat-on-bone mobile-phone mouse-trap onion pancakes pear pineapple popcorn potato sandwich soap
soft-ice-cream spaghetti steaming-bowl taco teacup-without-handle telephone-receiver tractor trumpet watch
wilted-flower glass-of-milk tumbler-glass canned-food coconut boomerang rugby-football headphone hamburger
window receipt toilet`;
