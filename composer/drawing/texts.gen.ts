// Written by composer/making/texts.ts from the .txt and .css files beside it, which are what to edit.

export const emblems = `ballot-box-with-ballot: democracy election elections politics referendum republic voting
dove: freedom liberty forgiveness diplomacy
videocassette: nostalgia nostalgic memories memory throwback
sloth: laziness lazy
mantelpiece-clock: boredom boring tedium
green-heart: envy jealousy jealous envious
money-bag: greed greedy capitalism wealth
red-apple: gravity science physics newton
tornado: chaos entropy mayhem havoc turmoil
couch-and-lamp: procrastination retirement comfort
ladder: ambition career promotion
file-cabinet: bureaucracy paperwork administration compliance
lion: courage bravery pride
cloud-with-rain: guilt regret shame sorrow gloom melancholy sadness depression
boomerang: karma
infinity: reincarnation forever eternity infinity endless
crystal-ball: destiny fate fortune future prophecy
flexed-biceps: confidence power strength willpower
hourglass-done: patience waiting
owl: wisdom philosophy
megaphone: gossip rumour rumours rumor rumors
folded-hands: faith gratitude kindness mercy
credit-card: debt bankrupt bankruptcy
crescent-moon: insomnia nighttime
jack-in-the-box: anxiety nerves suspense
matchstick: burnout exhaustion
kettle: stress pressure overthinking
maze: confusion
cloud-with-lightning: dread angst pessimism
handshake: friendship trust partnership teamwork cooperation
dog-face: loyalty loyal
dagger: betrayal revenge treason vengeance
magnifying-glass-tilted-left: truth curiosity clarity
locked: privacy secrecy secret secrets
zipper: censorship discretion
bomb: anarchy rebellion
hammer-and-wrench: communism labour labor
triangular-ruler: mathematics geometry algebra
scroll: history tradition heritage
globe-showing-europe-africa: geography globalisation globalization
pencil: grammar spelling literature
chicken: cowardice cowardly
alarm-clock: punctuality tardiness
necktie: adulthood adulting
teddy-bear: childhood innocence
hatching-chick: puberty
black-cat: coincidence
four-leaf-clover: luck luckiness
performing-arts: hypocrisy irony drama
wrapped-gift: charity generosity
light-bulb: innovation idea ideas inspiration creativity
evergreen-tree: nature wilderness
high-voltage: energy electricity
skull: death mortality doom
person-fairy: afterlife heaven
wilted-flower: loneliness heartbreak grief
musical-notes: harmony rhythm
puzzle-piece: mystery
boxing-glove: resilience determination grit
candle: hope optimism
hourglass-not-done: time delay
balloon: ego hype
trophy: success victory glory
failed-test: failure mediocrity
adhesive-bandage: pain trauma damage
lava-lamp: vibes vibe aura
rose: rizz charisma
keyboard: autocorrect typo typos
mirror: vanity narcissism
screw: sanity insanity
puzzle-cube: logic paradox
magnet: attraction temptation
chart-decreasing: recession depression downturn
fallen-leaf: autumn
snowman: winter
tulip: springtime
deck-chair: weekend weekends
metronome: routine
weather-vane: indecision
broken-heart: breakup divorce
sports-car: midlife
fork-and-knife-with-plate: hangry hunger`;
