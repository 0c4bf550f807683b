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
roll-of-paper alarm-clock mirror locomotive tent carpentry-saw razor bacon
fork-and-knife-with-plate ship kitchen-knife wastebasket
postbox dna yarn stethoscope bicycle toothbrush thermometer diving-mask cloud-with-lightning-and-rain balance-scale pill
party-popper roller-coaster magic-wand fishing-pole maracas yo-yo candy hair-pick kite cigarette helicopter bento-box
satellite-antenna palm-tree baby-bottle tram carrot violin olive cucumber banjo slot-machine bus-stop ring-buoy fountain
luggage cherries leafy-green grapes lollipop broom electric-plug tennis small-airplane carousel-horse
ferris-wheel ringed-planet cloud-with-lightning seedling
bathtub prayer-beads bubbles lacrosse tanabata-tree pencil badminton black-nib building-construction sheaf-of-rice
airplane-departure airplane-arrival airplane rolled-up-newspaper field-hockey ice-hockey fork-and-knife coral shrimp label
scissors old-key key tamale firecracker fondue satellite beans skateboard pick cricket-game petri-dish thread hot-pepper
umbrella-with-rain-drops closed-umbrella scarf flag-in-hole spider-web light-rail chair railway-track gloves mountain
desert-island wind-chime film-projector aerial-tramway flying-disc statue-of-liberty bottle-with-popping-cork womans-boot
unlocked womans-sandal monorail beach-with-umbrella umbrella-on-ground dagger snow-capped-mountain magnet flat-shoe trophy
clinking-beer-mugs fire-extinguisher bell-pepper eye station microscope oden factory axe banana mountain-cableway rose
racing-car water-pistol fire-engine wing ice-cream cloud-with-rain mango bouquet tropical-drink high-speed-train test-tube
house-with-garden money-with-wings wheel paintbrush auto-rickshaw sake oncoming-taxi passenger-ship crutch fountain-pen
pushpin ear-of-corn studio-microphone nest-with-eggs wrench anatomical-heart basket motorway bowling hospital
clinking-glasses moai pretzel military-helmet bus flying-saucer fried-shrimp alembic motorcycle screwdriver backpack
watermelon hiking-boot hammer file-cabinet funeral-urn takeout-box keyboard police-car oyster volcano tongue
ballot-box-with-ballot shortcake feather telephone syringe eggplant balloon thong-sandal saxophone pouring-liquid
speech-balloon left-speech-bubble right-anger-bubble thought-balloon
microphone`;
