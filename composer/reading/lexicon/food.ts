/** What is eaten and drunk, by the picture that shows it or its nearest relative. */
export const foodRelatives = `
spaghetti: pasta, noodle dish, linguine, macaroni, fettuccine, penne, carbonara, bolognese, mac and cheese, rigatoni, spaghetti and meatballs, gnocchi, fusilli, vermicelli, alfredo
dumpling: pierogi, gyoza, wonton, dim sum, empanada, samosa, momo, potsticker, bao, pelmeni, khinkali, manti, calzone, hot pocket, pasty, baozi, spring roll
falafel: arancini, kofta, croquette, hush puppy
stuffed-flatbread: kebab, gyro, shawarma, pita, doner, doner kebab, souvlaki
burrito: wrap, enchilada, fajita, chimichanga, quesadilla
taco: tostada, taquito, tortilla chip, doritos
tamale: corn husk, tamales
cucumber: dill pickle, cornichon
eggplant: aubergine
leafy-green: lettuce, cabbage, spinach, kale, bok choy, sauerkraut, chard, arugula, seaweed, nori, collard greens, rhubarb, artichoke, celery, asparagus, leek, coleslaw, napa cabbage, leek onion, endive, watercress
broccoli: cauliflower, broccolini
green-salad: salad, caesar salad, garden salad, vegan, vegetarian, tabbouleh
carrot: parsnip, beet, beetroot, radish, rutabaga, daikon, swede turnip
potato: spud, tater, yam, potatoes, mashed potato, baked potato, hash brown, gnocchi potato, potato chip, crisp potato
roasted-sweet-potato: sweet potato, yam fries, cassava, taro
ginger-root: ginger, turmeric, wasabi, horseradish, galangal
hot-pepper: chili, chilli, jalapeno, habanero, hot sauce, sriracha, tabasco, salsa, cayenne, ghost pepper, paprika, ketchup spice, carolina reaper
bell-pepper: capsicum, pepper, sweet pepper, paprika pepper
garlic: garlic clove, aioli, garlic bread
onion: shallot, scallion, spring onion, chive
brown-mushroom: portobello, shiitake, truffle, truffles
mushroom: toadstool, shroom, fungus, fungi, mycelium, chanterelle, shrooms, morel
ear-of-corn: corn on the cob, maize, popcorn kernel, sweetcorn, corncob, corn cob
pea-pod: pea, peas, edamame, green bean, snap pea, sweet pea, string bean
beans: bean, baked beans, kidney bean, lentil, chickpea, hummus, soybean, refried beans, lentils, tofu
peanuts: peanut, nut, cashew, pistachio, nuts, legume, peanut brittle, hazelnut spread
chestnut: acorn, hazelnut, walnut, almond, pecan, macadamia, conker
cheese-wedge: cheddar, brie, gouda, mozzarella, parmesan, feta, swiss cheese, camembert, blue cheese, provolone, fondue cheese, cheez, string cheese, gorgonzola, grilled cheese
fondue: raclette, cheese fondue, melted cheese
pizza: pizza slice, pepperoni, margherita, deep dish, calzone pizza, hawaiian pizza, pizzeria, slice of pizza
hamburger: cheeseburger, cheezburger, burger, big mac, whopper, slider, patty, beefburger, hamburglar, veggie burger, burgir, krabby patty
french-fries: fries, chips and fish, fry, curly fries, poutine, freedom fries, chip
hot-dog: hotdog, frankfurter, wiener, bratwurst, sausage, corn dog, glizzy, chorizo, salami, wurst, hot dogs, currywurst, bologna
sandwich: sub sandwich, blt, club sandwich, panini, hoagie, submarine sandwich, sammich, pb and j, reuben, ham sandwich, grilled cheese sandwich, tuna sandwich
bread: sourdough, loaf, toast, rye, brioche, ciabatta, focaccia, garlic bread loaf, dough, crumb, breadcrumb, banana bread, bread roll, bun, sourdough starter, crouton, wonder bread
baguette-bread: french bread, breadstick, eclair
flatbread: naan, tortilla, chapati, roti, matzo, pita bread, crepe flatbread, lavash
croissant: pain au chocolat, crescent roll, danish pastry, pastry, strudel
bagel: lox bagel, cream cheese bagel, everything bagel
pretzel: soft pretzel, brezel, pretzels
pancakes: crepe, flapjack, blini, hotcake, pancake stack, dosa
waffle: eggo, belgian waffle, stroopwafel
doughnut: donut, cruller, beignet, donuts, jelly doughnut, glazed donut, krapfen
cookie: biscuit, oreo, macaron, macaroon, gingerbread, gingerbread man, shortbread, cracker, fig newton, cookies, snickerdoodle, wafer, ginger snap
birthday-cake: cake, brownie cake, wedding cake, cheesecake, layer cake, chocolate cake, fruitcake, carrot cake, panettone, sponge cake
shortcake: tiramisu, slice of cake, strawberry shortcake, pavlova, gateau, lamington, baklava
cupcake: fairy cake, scone
pie: apple pie, pumpkin pie, quiche, cherry pie, tart, cobbler, pot pie, custard pie, pecan pie, shepherd's pie
custard: pudding, creme brulee, flan, panna cotta, jello, gelatin, jelly pudding, yogurt, yoghurt, trifle, creme caramel
chocolate-bar: chocolate, cocoa, cacao, kitkat, truffle chocolate, fudge, snickers, nutella, toblerone
candy: sweets, caramel, toffee, bubblegum, chewing gum, gum, licorice, gumdrop, bonbon, candy cane, skittles, nougat, smarties, gummy worm, haribo, turkish delight, tootsie roll
lollipop: sucker, chupa chups, candy apple, lollypop
ice-cream: gelato, sundae, ice cream cone, sorbet, icecream, frozen yogurt, banana split, ice cream truck, parfait
soft-ice-cream: soft serve, froyo, mcflurry, ice lolly, popsicle
shaved-ice: snow cone, slushie, slush, slurpee, granita
popcorn: movie snack, kettle corn, caramel corn
egg: eggs, boiled egg, easter egg, humpty dumpty, deviled egg, scrambled eggs, eggshell, faberge egg
cooking: fried egg, frying pan, skillet, egg fried, stir fry, wok, breakfast, sunny side up
jar: peanut butter, nutella jar, relish, chutney, vegemite, marmite, mason jar, pickle jar, cookie jar, mustard jar, preserves, tahini
bottle-with-popping-cork: champagne, prosecco, sparkling wine, bubbly
lotion-bottle: shampoo, sunscreen, conditioner, moisturizer, ketchup bottle, mustard, ketchup, sauce, hand sanitizer, lotion, barbecue sauce, soy sauce
bacon: ham, rashers, prosciutto, pancetta, jamon, blt bacon
cut-of-meat: steak, beef, wagyu, tomahawk steak, ribeye, roast beef, brisket, filet mignon, sirloin, lamb chop, pork chop, salami slice, spam
meat-on-bone: rib, ribs, meat, barbecue, bbq, turkey leg, jerky, biltong
poultry-leg: drumstick, chicken leg, chicken wing, chicken nugget, nugget, fried chicken, nuggies, nuggets, wings, roast chicken, kfc, tendies, chicken tender, tender
sushi: sashimi, nigiri, california roll, uni sushi
fried-shrimp: tempura, popcorn shrimp, prawn cracker, fish stick, fish and chips, fish finger
fish-cake-with-swirl: narutomaki, kamaboko, surimi
dango: mochi, kebab skewer, skewer, cake pop
rice-ball: onigiri, sticky rice, musubi
cooked-rice: rice, risotto, fried rice, porridge, oatmeal, quinoa, couscous, rice bowl, congee, sushi rice, rice cooker, grits
curry-rice: curry, tikka masala, katsu, biryani, butter chicken, vindaloo, korma
steaming-bowl: ramen, pho, noodle soup, laksa, noodles, udon, soba, instant noodles, cup noodles, noodle, soup, miso soup, broth
pot-of-food: stew, gumbo, chili con carne, goulash, borscht, casserole, hotpot, chowder, jambalaya, cauldron, ratatouille, bouillabaisse, crockpot, hot pot, tagine, minestrone, gazpacho
shallow-pan-of-food: paella, jollof, shakshuka, pilaf
bowl-with-spoon: cereal, cornflakes, granola, muesli, oat, gruel, cheerios
takeout-box: takeout, chow mein, chinese takeout, lo mein, leftovers, takeaway, fried noodles, doggy bag, pad thai
bento-box: lunchbox, bento, lunch box, packed lunch
canned-food: tin can, canned tuna, can of beans, spam can, can of soup, can
oden: yakitori, satay, shish kebab
banana: plantain, banana peel, bananas, nana fruit
red-apple: apple, apples, crabapple, big apple
green-apple: granny smith, quince, guava
pear: avocado pear, asian pear
tangerine: orange, mandarin, clementine, satsuma, oranges, kumquat, persimmon, apricot orange, grapefruit, orange juice, naranja
lemon: lemonade, lemons, citron, yuzu, citrus, limoncello
lime: key lime, limes, lime fruit
melon: cantaloupe, honeydew, muskmelon
watermelon: watermelons, water melon
grapes: grape, raisin, currant, raisins, sultana, vineyard
strawberry: raspberry, berry, blackberry, lychee berry, dragon fruit, strawberries, dragonfruit, goji berry
blueberries: blueberry, elderberry, acai, blackcurrant, juniper berry, huckleberry, bilberry, cranberry
cherries: cherry, maraschino, cranberries, sour cherry
peach: nectarine, apricot, plum, peaches, prune
mango: papaya, durian, passion fruit, mangoes, jackfruit, mangos, starfruit, mangosteen
kiwi-fruit: kiwi, kiwifruit, kiwis
pineapple: ananas, pina colada, pineapples
coconut: coco, coconuts, coconut milk, coconut water
tomato: cherry tomato, tomatoes, pomodoro, tomato soup, marinara, bloody mary
olive: olives, martini olive, olive oil, caper
avocado: guacamole, guac, avo, avocado toast, avocados
sake: rice wine, soju
hot-beverage: coffee, espresso, latte, cappuccino, mocha, macchiato, americano, cold brew, coffee cup, mug, hot chocolate, hot cocoa, cuppa, decaf, tea, cup of tea, chai, earl grey, coffee bean, matcha latte, pumpkin spice latte, caffeine, starbucks, flat white, coffee machine, coffee mug, coffee shop
teacup-without-handle: matcha, green tea, teacup, sake cup, oolong
bubble-tea: boba, bubble tea, tapioca, boba tea, milk tea
cup-with-straw: soda, coke, cola, pepsi, iced tea, iced coffee, slurp cup, lemonade stand, soft drink, fizzy drink, big gulp, root beer
beverage-box: juice box, juice, apple juice, capri sun, carton, juicebox
glass-of-milk: milk, oat milk, buttermilk, almond milk, chocolate milk, eggnog, milks, soy milk
mate: yerba, yerba mate
beer-mug: beer, ale, lager, stout, ipa, guinness, pint, brewery, craft beer, root beer float, cider, hops, pilsner, oktoberfest, keg, mead
wine-glass: wine, merlot, red wine, vino, chardonnay, pinot, rose wine, wine glass, goblet, sangria, white wine, bordeaux, holy grail, chalice
cocktail-glass: martini, cocktail, cosmopolitan, manhattan, gin, vodka, negroni, tequila, vermouth, absinthe
tropical-drink: mojito, daiquiri, pina colada drink, mai tai, margarita, tiki, punch bowl, aperol
tumbler-glass: whisky, whiskey, bourbon, scotch, rum, brandy, cognac, old fashioned, moonshine, liquor
honey-pot: honey, honey jar, maple syrup, syrup, nectar, molasses, winnie the pooh, royal jelly
butter: margarine, lard, ghee, stick of butter, tofu block
salt: salt shaker, pepper mill, seasoning, msg, pepper shaker, sugar
brownie: brownie, brownies, brownie points
brussels-sprout: brussels sprout, brussels sprouts, brussels sprout, sprout
churros: churros, churro
gummy-bear: gummy bear, gummy bears, gummy, gummies, jelly bear, gummybear
jam-jar: jam jar, jar of marmalade, marmalade, jam, marmalade jar, jelly jar
jelly-beans: jelly beans, jellybeans, jelly bean, jellybean, jelly beans
kimchi: kimchi, kimchee, napa kimchi
lasagna: lasagna, lasagne, lasagnas
lychee: lychee, lychees, litchi
marshmallow: marshmallow, marshmallows, smore
mayonnaise: mayonnaise, mayo, mayonnaise jar
meatball: meatball, meatballs, albondiga
milkshake: milkshake, milkshakes, malteada, frappe
muffin: muffin, muffins, blueberry muffin, magdalena
nachos: nachos, nacho, nachos, tortilla chips
omelette: omelette, omelettes, omelet, tortilla francesa
pickle: pickle, pickles, gherkin, pepinillo
ravioli: ravioli, raviolis, tortellini
smoothie: smoothie, smoothies
turnip: turnip, turnips, nabo, stonk turnip
zucchini: zucchini, zucchinis, courgette
`;
