/** Buildings, places, weather, sky and plants, by the picture that shows them or their nearest relative. */
export const placeRelatives = `
tokyo-tower: eiffel tower, eiffel, radio tower, water tower, oil rig, cell tower, tower of pisa, ivory tower, leaning tower
statue-of-liberty: lady liberty, statue liberty
house: bungalow, cottage, mansion, home, villa, dollhouse, real estate, trailer park, townhouse, birdhouse, doghouse, lighthouse keeper's house, airbnb, shed, garage, chimney
house-with-garden: backyard, suburb, suburbs, garden, farmhouse, veranda, white picket fence, homestead
hut: cabin, shack, log cabin, outback hut, sauna, teepee, yurt, beach hut, bungalow hut, tiki hut
derelict-house: haunted house, haunted mansion, abandoned house, ruin, ruins, ghost town, barn, ruined house, haunted hotel, spooky house
castle: fortress, citadel, fort, dungeon, palace, tower, chateau, alhambra, sandcastle, sand castle, camelot, hogwarts, bouncy castle, kremlin, kingdom, moat
japanese-castle: pagoda, dojo, forbidden city, temple
shinto-shrine: torii, shrine, torii gate
classical-building: acropolis, parthenon, colosseum, coliseum, courthouse, white house, parliament, capitol, senate, museum building, greek temple, roman empire, monastery, pantheon, rome, athens, ancient rome, supreme court, university, capital hill
church: cathedral, chapel, abbey, vatican, convent, notre dame, basilica
mosque: minaret, taj mahal, hagia sophia
hindu-temple: ashram, angkor wat
factory: warehouse, power plant, sweatshop, refinery, nuclear plant, chimney factory, steel mill, sawmill, data centre, sausage factory, industrial, smokestack
office-building: skyscraper, tower block, office, headquarters, apartment building, condo, cubicle, twin towers, empire state, corporate office, startup
cityscape: city, town, downtown, metropolis, gotham, skyline, big city, urban jungle, new york city
bank: wells fargo, central bank, federal reserve, piggy bank, the fed
school: kindergarten, high school, classroom, academy, middle school, driving school
hospital: clinic, emergency ward, asylum, infirmary, psychiatric ward
hotel: motel, hostel, inn, resort, heartbreak hotel, grand budapest
department-store: supermarket, grocery store, ikea, walmart, costco, shop, store, shopping mall, target store, thrift store, pawn shop, grocery, boutique
stadium: arena, football stadium, opera stadium, bullring
station: train station, railway station, gas station platform, platform
bus-stop: bus station, waiting for a bus, bus shelter
motorway: highway, freeway, road, traffic jam, traffic, autobahn, route 66, street, crossroads, intersection, road trip, rush hour, tunnel
bridge-at-night: bridge, golden gate, brooklyn bridge, suspension bridge, drawbridge, london bridge
desert: sahara, dune, sand dune, dunes, oasis, quicksand, sand, sandbox, sphinx pyramid, pharaoh's tomb, giza, sandstorm, mirage, death valley, great pyramid
desert-island: tropical island, island, castaway, atoll, bermuda triangle, desert island, hawaii, robinson crusoe, atlantis, treasure island
beach-with-umbrella: beach, seaside, beach day, seashore, summer vacation, vacation, holiday, staycation
camping: campsite, campground, summer camp, camper tent
tent: wigwam, marquee, tipi, circus tent small
national-park: canyon, grand canyon, jungle, rainforest, amazon rainforest, swamp, forest, woods, niagara, niagara falls, nature reserve, lake, valley, river, creek, bog, wilderness, meadow, pond, marsh, everglades, national park
mountain: hill, cliff, alps, everest, summit, mount everest, k2, peak, matterhorn, himalaya, mountaineer, mountain climber
snow-capped-mountain: kilimanjaro, avalanche, mount olympus, ski resort, ski slope
mount-fuji: fuji, mt fuji
volcano: lava, magma, vesuvius, krakatoa, eruption, pompeii
fountain: trevi, water fountain, fountain of youth, wishing well, well water, sprinkler
hot-springs: onsen, geyser, spa, sauna steam, steam bath, old faithful
hole: pothole, sinkhole, rabbit hole, manhole, wormhole, void, abyss, doughnut hole, portal hole, pit, plot hole, money pit
globe-showing-americas: earth, planet earth, world, globe, flat earth, mother earth, america
ringed-planet: saturn, planet, jupiter, mars, venus planet, neptune, uranus, mercury planet, pluto, exoplanet, planets
milky-way: galaxy, universe, cosmos, nebula, andromeda, multiverse, outer space, space, constellation, quasar, pulsar
night-with-stars: starry night, night sky, midnight, night time, nighttime, stargazing
new-moon-face: dark moon, moon face, dark side of the moon
full-moon: moon, supermoon, blood moon, moonlight, moons, blue moon, harvest moon
crescent-moon: half moon, moon crescent
sun: sunlight, solar flare, sunburn, solar, sunspot, sunbeam, heatwave, heat wave, star sun
sun-with-face: sunshine, sunny day, happy sun, summer
sunrise: dawn, daybreak, sun up, early morning
sunset: dusk, golden hour, twilight, sundown
star: asterisk, five star, gold star, north star, pole star, wish star, stars
glowing-star: superstar, supernova, super star, neutron star, star of bethlehem
shooting-star: falling star, meteor shower, wishing star, perseids
comet: asteroid, meteor, halley, haley's comet, meteorite comet
cloud: fog bank, overcast, cloudy, nimbus, clouds, cotton candy, smoke, dust cloud, cloud nine, cloud computing, cotton, vape cloud, steam cloud, cotton ball, pillow fort
fog: mist, smog, haze
cloud-with-lightning-and-rain: thunderstorm, storm, tempest, thundercloud, stormy weather, rainstorm
cloud-with-lightning: thunder cloud, storm cloud
cloud-with-rain: rain cloud, raincloud, seattle weather, april shower, showers, acid rain
cloud-with-snow: blizzard, snowstorm, sleet, snow storm, snow day, snowfall
snowflake: snow, frost, winter, flurry, ice crystal, ice age, igloo ice, snowball, freeze, cold snap, iceberg, arctic
high-voltage: lightning, thunder, electric shock, lightning bolt, thunderbolt, zap, taser, zeus, static, electricity bolt, short circuit, pikachu
tornado: hurricane, cyclone, twister, whirlwind, typhoon, sharknado, dust devil
cyclone: vortex, whirlpool, spiral, maelstrom, hypnosis
rainbow: double rainbow, pride flag, prism, spectrum
water-wave: wave, tsunami, ocean, sea, tidal wave, flood, tide, surf, the great wave, rogue wave, sea level
droplet: water drop, raindrop, drip, tap water, dew, h2o, water, leak, tear drop, leaky faucet, leaky tap, faucet, tap, teardrop
sweat-droplets: sweat, splash, sprinkle
fire: bonfire, campfire, flame, wildfire, blaze, torch, inferno, matchstick, hellfire, arson, ember, furnace, bbq pit, fireplace, match stick, matches, hell
collision: explosion, big bang, boom, kaboom, crash landing, bang
sparkles: glitter, stardust, fairy dust, sparkle, shiny thing, pixie dust, glitter bomb
rose: roses, red rose, rosebush
tulip: daffodil, lily, iris, crocus, snowdrop, bluebell, orchid
hyacinth: lavender, lupin, wisteria, lilac
sunflower: daisy, marigold, chamomile, buttercup, black eyed susan, flower power, gerbera
blossom: flower, blossoms, petal, peony, poppy, wildflower, camellia, flower pot
hibiscus: petunia, geranium, poinsettia, plumeria, begonia, carnation
cherry-blossom: sakura, cherry tree, almond blossom
lotus: water lily, lotus flower, lily pad
bouquet: flower shop, flowers, bridal bouquet, flower arrangement
wilted-flower: dead flower, dying rose, wilting flower
potted-plant: houseplants, monstera, aloe, aloe vera, ficus, succulent, fern, pot plant, rubber plant, spider plant, potted fern, cactus pot
herb: basil, mint, parsley, thyme, oregano, marijuana, cannabis, weed, catnip, rosemary, cilantro, coriander, dill, sage herb, nettle, tobacco plant, hemp, ganja, 420, dope
four-leaf-clover: clover, good luck, lucky clover, luck of the irish
shamrock: st patrick, irish, ireland
maple-leaf: maple, canada leaf, canada, autumn leaf
fallen-leaf: leaf pile, autumn, dead leaf, leaf, leaves, autumn leaves
leaf-fluttering-in-wind: tea leaf, falling leaf, dandelion seed, leaf in the wind
deciduous-tree: oak, elm, willow, birch, ent, treant, tree of life, acorn tree, money tree, tree, orchard, family tree, baobab, beech, poplar, oak tree, treebeard, groot, chestnut tree
evergreen-tree: pine, fir, spruce, redwood, conifer, cedar, sequoia, cypress, yew, evergreen
palm-tree: palm, date palm, coconut tree, baobab palm
christmas-tree: xmas tree, tannenbaum, yule, christmas, tinsel, advent
pine-decoration: bamboo, bamboo shoot, kadomatsu
cactus: saguaro, prickly pear, peyote, cacti, tumbleweed, agave, succulents
sheaf-of-rice: wheat, hay, barley, haystack, straw, hay bale, grain, rye field, crop, wheat field, cornfield, bale
chestnut: oak nut
nest-with-eggs: bird nest, bird's nest, nest, nest egg
kaaba: mecca
moai: stonehenge, easter island, rapa nui, standing stone
radioactive: nuclear, chernobyl, radiation, uranium, fallout, nuclear waste, plutonium
biohazard: toxic waste, quarantine, contamination
recycling-symbol: recycling, recycle, upcycling
infinity: forever loop, endless loop, mobius, infinity sign
peace-symbol: peace, woodstock, hippie sign
yin-yang: taoism, feng shui, zen, yin yang
atom-symbol: atom, electron, quantum, neutron, proton, nucleus, particle, molecule, higgs, quark
wireless: wifi, hotspot, bluetooth, 5g, wi fi, router, wifi router
globe-with-meridians: internet, world wide web, website, metaverse, dial up
black-hole: black hole, black holes, blackhole, agujero negro
bonsai: bonsai, bonsais, bonsai tree
dandelion: dandelion, dandelions, dandelion clock, diente de leon
eclipse: eclipse, solar eclipse, eclipses, lunar eclipse
hail: hail, hailstorm, hailstorms, hailstone
igloo: igloo, igloos
lighthouse: lighthouse, light house, beacon
northern-lights: northern lights, aurora, aurora borealis, polar lights
puddle: puddle, puddles, charco
pyramid: pyramid, pyramids, piramide
treehouse: treehouse, tree house, treehouses
venus-flytrap: venus flytrap, venus fly trap, flytrap, carnivorous plant
waterfall: waterfall, waterfalls, cascada
windmill: windmill, windmills, molino
`;
