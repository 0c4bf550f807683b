/** What is met in each setting: a local, a thing that is there, what went on, the hour of the day. The form is told in worlds.ts. */
export const scenes = `
@moon: moon
local: the man in the moon; a rover with a flat battery; the last tourist from Apollo
there: a golf ball nobody came back for; a flag that has gone white; a crater with a guest book
bustle: the dust took an hour to come down; Earth rose, on time for once; a flag fell over in slow motion
hour: at half Earth; in the middle of a two-week night; one small step after lunch
@space: space black-hole eclipse northern-lights space-station
local: a comet on a long shift; the customs officer at Saturn; a stowaway from deck nine
there: a vending machine in low orbit; a sock in a stable orbit; an airlock with a doormat
bustle: a comet braked to look; the stars rearranged themselves for a better view; ground control asked everybody to repeat that
hour: on the ninth sunrise of the day; at twenty past never; a light-year before breakfast
@ocean: ocean
local: the harbourmaster; a diver with a day job; the oldest eel in the channel
there: a sunken piano; an anchor with lipstick on it; a buoy with a bell
bustle: the tide stayed in to watch; three gulls changed sides; the foghorn apologised
hour: at slack water; an hour before the nets; on the turn of the tide
@beach: beach
local: the deckchair attendant; a lifeguard with a sunburnt nose; a metal-detector man called Ray
there: an ice cream, face down; a sandcastle with planning permission; a lilo with a slow leak
bustle: the tide took the scoreboard; a gull got the chips; the donkeys stopped in a row
hour: at high tide; in the glare of two o'clock; when the last towel had gone
@desert: desert
local: a camel driver with opinions; the sheriff's horse; a mirage in good standing
there: a vending machine, possibly real; a signpost pointing at itself; the last can of peaches
bustle: a tumbleweed doubled back; the well said "later"; the sun went behind the only cloud to think
hour: at high noon; on the third day without shade; just before the cool
@forest: forest
local: a woodcutter on a diet; the oldest toad in the swamp; a ranger with a soft whistle
there: a stump with a tablecloth; a picnic, undefended; a puddle with lilies
bustle: an owl asked the obvious; the mushrooms moved up a place; every frog in the swamp drew breath
hour: at first dew; in the mossy part of the afternoon; when the owls clocked on
@mountain: mountain
local: a monk on his day off; a goat with tenure; the cable-car man
there: a cairn shaped like an aunt; a hut with one biscuit; a rope that goes further up
bustle: the echo came back with a question; a small avalanche said excuse me; the cloud let go of the summit
hour: at first light on the ridge; a little above the weather; on the wrong side of noon
@snow: snow
local: a husky with a union card; the weather station's cook; an ice fisher who has not looked up
there: a freezer nobody needs; a snowman with an alibi; a thermometer at the end of its tether
bustle: the aurora came on early; the sledge left without anyone; icicles fell in order of height
hour: in the sixth month of evening; at minus forty and falling; on the shortest day
@city: city
local: a taxi driver who knew it all along; the doorman; a pigeon with a season ticket
there: a bench with a plaque; a traffic cone in good spirits; a hot-dog stand with a queue
bustle: the lights stayed green out of respect; a whole bus leaned to one side to look; somebody on the fourth floor began to clap
hour: at rush hour; between two sirens; on the last train but one
@sky: sky
local: a stork on overtime; the man who paints the rainbows; a co-pilot with a window seat
there: a kite without a string; a cloud with foundations; somebody's balloon
bustle: a flock wrote something rude and corrected it; the wind changed its mind; a cloud moved up to make room
hour: at cruising altitude; a little before the weather; when the swallows came home
@fire: fire
local: a fireman on holiday; the stoker of the ninth circle; a phoenix between lives
there: a marshmallow on a long stick; a bucket of sand; an extinguisher, for decoration
bustle: the lava paused to listen; a spark got ideas; the smoke spelled out a name
hour: at full blaze; just before the embers; in the warm part of eternity
@casino: casino
local: a croupier with a tell; the lady at table nine; a security camera called Doug
there: a chip on the carpet; a free drink, well guarded; a wheel with a favourite number
bustle: the wheel stopped to look; eleven came up twice and blushed; the house said "well played" through its teeth
hour: at what may have been four in the morning; on the last spin; before the clocks went missing
@kitchen: kitchen
local: the dishwasher, who sees everything; a sous chef with a plaster; table six
there: a pot that is never empty; a drawer of odd lids; the good knife
bustle: the soup went quiet; nine orders came in at once and one went out; the timer rang for somebody else
hour: in the lull before dinner; at last orders; two minutes after the oven
@farm: farm
local: the farmer's daughter; a scarecrow with prospects; the milk lorry driver
there: a tractor with a name; a gate that sings; a haystack with a vacancy
bustle: the cock crowed out of turn; the whole herd faced the same way; the barn door did what barn doors do
hour: at milking time; an hour before the dew was off; on market day
@castle: castle
local: the court jester; a sentry with a cold; a ghost from the old family
there: a drawbridge with a squeak; a suit of armour on wheels; a throne under a dust sheet
bustle: the trumpets came in one by one; the drawbridge bowed; a portrait changed its expression
hour: at the change of the guard; between two sieges; on the king's nap
@cave: cave
local: a blind fish with a good ear; a miner who likes the dark; a bat in the visitors' office
there: a lamp that never goes out; a stalactite, nearly finished; a rope with a knot too many
bustle: a drip finished what it had begun in 1640; the echo got the last word; nine bats turned the right way up
hour: at what would be noon; on the quiet shift; one drip after midnight
@storm: storm
local: a lighthouse keeper in socks; a weatherman with regrets; the last umbrella seller
there: a hat on its way to Denmark; a puddle of rank; an umbrella, inside out
bustle: the thunder missed its cue; lightning took another picture, to be sure; the rain stopped to read the sign
hour: between the flash and the bang; on the eve of the flood; in the eye of it
@party: party
local: the cloakroom girl; an uncle with a move; the bouncer, who writes poems
there: a punch bowl with a view; a balloon near the candles; a dance floor with one sticky spot
bustle: the whole room did the same step by accident; the cake came out singing; somebody turned the music up by hand
hour: after the speeches; at the slow song; when the ice ran out
@cyber: cyber
local: a moderator who never sleeps; the intern on call; a bot with feelings
there: a server with a blanket on it; a tab left open since 2019; a cookie, declined
bustle: the loading bar went backwards; four thousand strangers typed the same word; the wifi came back and was cheered
hour: at the changing of the passwords; three updates ago; on the night shift
@garden: garden
local: the lady with the hose; a gnome on permanent leave; the neighbour behind the hedge
there: a hose with a kink; a deckchair on its last stripe; a wheelbarrow full of rain
bustle: the sprinkler came on, with feeling; a rose dropped everything to look; the snails called it a sprint
hour: at watering time; on the longest afternoon; when the bees went in
`;
