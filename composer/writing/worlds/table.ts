/** What is known of things to eat and drink. The form is told in worlds.ts. */
export const table = `
@fruit: banana red-apple green-apple grapes melon watermelon tangerine lemon lime pineapple mango pear peach cherries strawberry kiwi-fruit coconut blueberries avocado olive tomato lychee
thing: a sticker that says 4011; a fruit bowl with a pecking order; a jam jar with a vacancy; a cocktail umbrella; a paper bag in the dark
friend: Clementine from the top of the bowl; a wasp called Frank; Grandma's preserving pan; a lone grape called Solo; the greengrocer's boy
rival: Blendon the smoothie machine; a fruit fly with friends; the chopping board; Candice the candied cherry; a tin of fruit salad
dread: the blender; going soft by Thursday; a fruit salad with strangers; being dressed as a healthy snack
joy: one more day on the branch; a cool cellar; being picked last; a bowl with a view of the garden
haunt: at the bottom of the fruit bowl; on the top shelf of the larder; in a packed lunch; in the discount crate
fact: banana>bananas glow blue under black light; red-apple>apples float because a quarter of them is air; pineapple>a pineapple eats you back a little; tomato>a tomato once went to court over being a vegetable; avocado>an avocado is a berry with one very large idea; a ripe cranberry bounces; lemon>lemons float and limes sink; coconut>a coconut can cross an ocean and start again; strawberry>a strawberry wears its seeds on the outside
wish: be painted in a still life; ripen on a Tuesday at noon; roll off the table and keep going; end up in something with cream
deed: stayed green until everyone had left, and was ripe for eleven minutes; rolled under the fridge and started a new life; was mistaken for a vegetable in open court; posed for a still life and moved
saying: Stay fresh, bruise gently; Sweet outside, stone inside; The peel is political; Ripe is a moment, not a place
joke: {Name} was perfect at eleven, and by noon it was a memory with spots.; Somebody squeezed {name} in the shop and put it back. Neither has got over it.; Five a day, they said. {Name} asked to see that in writing.
pun: Peel Out; Pulp Friction; Banana Splitsville; Berry Manilow; Lime Scene Investigation; Appeal Court; Guac Star; Grape Expectations
@vegetables: mushroom brown-mushroom carrot potato roasted-sweet-potato onion garlic cucumber broccoli eggplant ear-of-corn hot-pepper bell-pepper pea-pod beans ginger-root chestnut peanuts leafy-green green-salad brussels-sprout pickle kimchi turnip zucchini
thing: an allotment behind the railway; a rosette for length; a roasting tin with room for one; a hairnet; a peeler with a grudge
friend: Mr Patel of plot nine; a worm called Doug; Grandad's wheelbarrow; Pea number three; an unmarked turnip
rival: Peter, a rabbit; the child at table six; Sir Roast, who gets all the gravy; a slug called Slick; Chef Knife
dread: being boiled until grey; a toddler's napkin; the back of the fridge; soup of the day
joy: black soil after rain; the crunch; butter and very little else; winning at the village show
haunt: at the bottom of the vegetable drawer; in the third row of the allotment; under a layer of straw; on the side of somebody's plate
fact: potato>the potato was the first vegetable grown in space; carrot>carrots were purple before they were orange; onion>an onion makes you cry so that you stop eating it; mushroom>a mushroom is closer to you than to a lettuce; garlic>garlic can be tasted through the soles of the feet; cucumber>the inside of a cucumber is cooler than the room; ear-of-corn>an ear of corn always has an even number of rows; broccoli>broccoli is a flower that nobody let finish; the largest living thing on Earth is a mushroom in Oregon
wish: be finished by a child, willingly; win best in show and be left uneaten; grow in a perfectly straight line; find out what the roast is so proud of
deed: was hidden under mashed potato and found; grew a nose and was in the local paper; sprouted in the dark out of spite; made a grown chef cry in public
saying: Eat your words, leave the greens; Stay rooted; Peel slowly; No mash without a cause
joke: {Name} was told to lie in the ground and wait for the right moment, and has made a career of it.; Three children have hidden {name} in a napkin, and each of them now has a loyal friend.; At the village show {name} came second to a marrow with connections.
pun: Spud Light; Corn Star; Pea Brain Trust; Shroom Service; Kale Mary; Turnip the Beet; Onion Ringleader; Mash Gordon; Fungi to Be With
@bakery: bread baguette-bread croissant bagel pretzel flatbread stuffed-flatbread sandwich waffle pancakes muffin toaster
thing: a floured apron; a bread bin with a bolt; a slice with a bite out of it; a proving basket; a butter knife; a bag with one crumb
friend: Yeast, who rises to anything; Madame Brioche; the four o'clock baker; a pat of butter called Pat; Crumb
rival: Toasty McToast; a pigeon called Crust; Gluten-free Gary; the bread knife; Baron von Pumpernickel
dread: going stale; the third day; the setting marked six; low-carb January
joy: the first ten minutes out of the oven; a warm cloth; salted butter; a rise nobody expected
haunt: on the cooling rack; at the back of the bread bin; in the baker's window; in the toaster, by mistake
fact: pretzel>the pretzel was shaped to look like folded arms; croissant>the croissant came from Vienna; bread rose by accident some six thousand years ago; bagel>bagels are boiled before they are baked; sourdough starters have been left in wills; sandwich>the sandwich is named after an earl who would not leave the card table; toast really does land butter side down more often than not
wish: rise without being talked to; be the best thing since itself; meet an oven that understands; outlast the weekend
deed: rose twice in one night and frightened the baker; landed butter side up before witnesses; left crumbs in the shape of a heart; was used as a doorstop and held
saying: Rise and be fine; Crust no one; Let it prove itself; Half a loaf is still a plan
joke: People say it is the best thing since sliced bread. {Name} finds the comparison hurtful.; {Name} knew that it was kneaded, and said so, and nobody spoke for a minute.; The toaster went down with {name}, and only one of them came up smiling.
pun: Sir Loaf; Bready Mercury; Pancake Panic; Loaf Actually; Baguette About It; Crust Fund; Yeast Coast; Bun Intended; Waffle House of Lords
@dairy: cheese-wedge butter glass-of-milk cooking fondue honey-pot custard salt mayonnaise omelette
thing: a cracker with ambitions; a fondue fork; a cheesecloth cape; a mousetrap, unset; a cave at twelve degrees; a spreading knife
friend: Brigitte the goat; a grape called Vigneron; the affineur's apprentice; Sally the saltine; a mouse with a loyalty card
rival: Cheddar Bob; a slice in plastic; Sir Grater; Lord Lactose; the best-before date
dread: being sliced thin; a warm afternoon; the grater; a vegan cousin's wedding
joy: a long rest in a dark cellar; quince on the side; toast of the right temperature; a rind of one's own
haunt: on the bottom shelf of the cellar; under a glass bell; on the cracker side of the board; beside the port
fact: cheese is the most stolen food in the world; the Swiss holes are the work of very small bubbles; there is a bank in Italy that takes cheese as security; honey-pot>honey found in tombs was still good; butter>butter was once paid as rent; butter>there was a butter mountain, and it was real
wish: age in peace; be paired with something tall; roll down a hill before a crowd; smell so strongly that it gets its own compartment
deed: rolled down a hill and forty people followed; cleared a railway carriage by itself; melted at a wedding and blamed the speeches; matured overnight
saying: Age before beauty, then crackers; Stay sharp; Everything is better melted; The rind keeps its secrets
joke: {Name} was told that it would get better with age, and has been holding people to it.; Someone said "cheese" and {name} turned round. There is a photograph.; The border guard asked what the smell was, and {name} gave its full name.
pun: Gouda Vibes; Brie Larceny; Cheddar Off Dead; Feta Accompli; Grate Expectations; Whey Too Much; Edam Good; Curd Your Enthusiasm
@drinks: hot-beverage teapot teacup-without-handle beer-mug clinking-beer-mugs clinking-glasses wine-glass cocktail-glass tropical-drink tumbler-glass sake bubble-tea beverage-box cup-with-straw mate bottle-with-popping-cork baby-bottle pouring-liquid jar milkshake smoothie jam-jar
thing: a saucer with a chip in it; a beer mat covered in plans; a spoon that stands up by itself; a biscuit, undunked; a name spelled wrong on the side; a coaster nobody uses
friend: Earl from the grey tin; a biscuit called Digby; Rosa behind the bar; the regular at the end of the counter; a sugar lump called Sue
rival: Decaf; Barry the barista; the espresso machine with three Michelin scarves; a glass of water; last orders
dread: going cold; a lipstick mark; being left on a piano; oat anything
joy: the first sip of the morning; rain on the café window; a free refill; foam on somebody's lip
haunt: at the end of the bar; on the corner of a deadline; beside the crossword; next to the good biscuits
fact: hot-beverage>coffee was discovered by a goat, or so the goats say; tea>tea was thrown into a harbour once and is still talked about; beer is older than bread, according to beer; champagne>a cork leaves the bottle at the speed of a town car; teapot>the British army puts a kettle in every tank; hot-beverage>coffee houses were once banned for causing conversation
wish: be finished while still hot; keep one office awake through a budget; be served with the good spoon; settle an argument by lasting longer than it
deed: was spilled on the contract at the perfect moment; kept a whole night shift on its feet; waited on a windowsill until it had a skin; talked two strangers into a friendship
saying: Keep calm and top me up; Everything can wait until after the second cup; Stir, do not shout; Half full, actually
joke: {Name} was poured at nine, remembered at noon, and microwaved three times out of guilt.; They spelled the name wrong on the cup, and {name} has answered to "Nahm" ever since.; There is no problem so large that {name} cannot sit next to it and steam.
pun: Brewce Wayne; hot-beverage>Latte Night; hot-beverage>Depresso; hot-beverage>Mocha Lisa; tea>Tea Rex; tea>Chai Hard; tea>Oolong Farewell; tea>Infini Tea; teapot>Tea Rex; teapot>Par Tea Animal; cocoa>Cocoa Loco; Pour Decisions; Sip Happens
@sweets: doughnut cookie birthday-cake cupcake candy chocolate-bar lollipop ice-cream soft-ice-cream shaved-ice pie shortcake moon-cake dango fortune-cookie popcorn rice-cracker brownie churros gummy-bear jelly-beans marshmallow
thing: a jar with a lid that squeaks; a candle stump; a bag of sprinkles; a paper bib; a spoon licked on both sides; a fortune with a typing error
friend: Auntie Pavlova; a child with a moustache of it; Officer Glaze; a cherry called Topper; the dentist's daughter
rival: Dr Molar; a carrot stick; the diet that starts on Monday; Kale Kevin; the sun at noon
dread: the first of January; a warm pocket; being cut into twelve; a speech before the slicing
joy: the corner piece; licking the bowl; a birthday in somebody else's office; the crunch and then the soft bit
haunt: behind the cereal; on the top shelf, where it was hidden; in the glove compartment; in the office kitchen at four
fact: doughnut>the hole was put in because the middle never baked; chocolate was money once; ice-cream>it takes about fifty licks to finish a scoop; fortune-cookie>fortune cookies are from California; candy floss was invented by a dentist; popcorn>popcorn can jump three feet
wish: be eaten before the vegetables; last until the good film starts; have a street named after the filling; be worth it
deed: was eaten at the surprise party before the surprise; melted on the good sofa; vanished from a locked tin; was hidden so well that it is still there
saying: Life is short, lick the spoon; Dessert is a direction; Never share the corner piece; A little glaze goes a long way
joke: {Name} was only going to stay for one bite. They all say that.; The diet began on Monday. {Name} arrived on Sunday, to say goodbye, and stayed.; There was one left. Nine people were being polite about it, and then there was none.
pun: Glaze of Glory; Donut Disturb; Cookie Monsoon; Sprinkle Toes; Fudge Judy; Cake It Easy; Pie of the Tiger
@meals: pizza hamburger french-fries hot-dog taco burrito sushi steaming-bowl spaghetti dumpling bacon cut-of-meat meat-on-bone poultry-leg cooked-rice curry-rice rice-ball bento-box falafel fish-cake-with-swirl oden pot-of-food shallow-pan-of-food takeout-box tamale canned-food bowl-with-spoon cook kitchen-knife chopsticks fork-and-knife fork-and-knife-with-plate spoon lasagna meatball nachos ravioli
thing: a sauce sachet that will not open; a takeaway menu from 1998; an extra napkin; a box with a window; a fork with one straight tooth; a loyalty card, nine stamps
friend: Tony of the night counter; a gherkin called Dill; Nonna Pia; the moped boy; the moped boy's mother
rival: Salad; Gordon from the health board; a pineapple with a lawyer; the lunch special; a seagull named Chips
dread: going cold in traffic; a knife and fork; the word "fusion"; sharing
joy: the last slice; extra sauce, free of charge; two in the morning; the sound of the box opening
haunt: under the heat lamp; in the passenger seat; at the counter that never closes; on the coffee table, in the box
fact: pizza>the first pizza delivery went to a queen; hamburger>there is a restaurant that has used the same frying fat for a century; sushi>sushi began as a way to keep fish, and the rice was thrown away; french-fries>Belgium has a museum of chips; taco>astronauts have made tacos from peppers grown in orbit; spaghetti>a television programme once convinced a country that spaghetti grows on trees; a hot meal tastes worse on a plane because of the noise
wish: arrive hot, once; be eaten standing up in the rain; make somebody close their eyes; be ordered by a table that said it was not hungry
deed: was delivered to the wrong flat and made a friend there; fell on the floor for four seconds and was forgiven; ended a strike at two in the morning; was photographed until it was cold
saying: Eat first, argue later; The box is not the limit; Extra everything; Nobody regrets the second one
joke: The order said no onions. {Name} said nothing, and thought a great deal.; {Name} arrived in thirty minutes or less, which is more than most people do.; Nobody was hungry, they said, and then somebody opened the box.
pun: Pizza My Heart; Slice of Life; Taco Belle; Burger Queen; Wok This Way; Pasta La Vista; Pho Real; Miso Happy; Fry Hard; Bacon Mysteries
`;
