/** Words that go before any noun in a name, as people name bands, boats and pubs. */
export const epithets: readonly string[] =
  `Velvet,Turbo,Grumpy,Lucky,Electric,Sleepy,Paper,Copper,Plaid,Rowdy,Gentle,Spicy,Salty,Fuzzy,Mighty,Humble,Sneaky,Jolly,Rusty,Crimson,Golden,Silver,Purple,
Honest,Wobbly,Wandering,Whistling,Dancing,Howling,Singing,Lonesome,Stubborn,Reckless,Bashful,Gloomy,Breezy,Cranky,Dizzy,Dapper,Feisty,Frisky,Giddy,Groovy,Hasty,Itchy,Jumpy,
Loopy,Lofty,Mellow,Nimble,Noisy,Peppy,Plucky,Pocket,Polite,Quirky,Rascal,Restless,Scruffy,Shabby,Silly,Smug,Snappy,Soggy,Sturdy,Sulky,Thirsty,Tipsy,Toasty,Tricky,Vintage,Wacky,
Wonky,Zesty,Zippy,Cosmic,Royal,Secret,Silent,Sunday,Monday,Midnight,Holiday,Borrowed,Invisible,Unlikely,Accidental,Majestic,Magnetic,Marvelous,Backyard,Basement,Broadway,Bubbly,
Cardboard,Caramel,Cinnamon,Denim,Flannel,Ginger,Jazz,Karaoke,Lemon,Mango,Marble,Mustard,Neon,Peppermint,Pickled,Pixel,Plastic,Rubber,Satin,Tinfoil,Waffle,Wooden,Woolly,
Amber,Apricot,Arcade,Autumn,Barefoot,Biscuit,Blushing,Bouncy,Brass,Brisk,Bronze,Buttered,Candlelit,Canary,Carefree,Cashmere,Cheeky,Chilly,Clumsy,Cobalt,Coconut,Corduroy,Cozy,Crooked,Curious,Curly,
Daring,Dainty,Dusty,Drowsy,Eager,Early,Elastic,Emerald,Evening,Faded,Fearless,Fickle,Fizzy,Floating,Floppy,Foggy,Folding,Freckled,Frosted,Gallant,Gentleman,Giggling,Glitter,Glossy,Gravy,Grinning,Handsome,
Hazy,Heroic,Hidden,Hungry,Hushed,Indigo,Ivory,Jaunty,Jelly,Knotty,Late,Leather,Legendary,Linen,Lively,Loud,Lukewarm,Lunar,Maple,Marching,Melting,Merry,Minty,Mischief,Mumbling,Mystery,Naughty,Nervous,Noble,
Nutty,Olive,Orbit,Ordinary,Paisley,Patient,Pebble,Pepper,Pinstripe,Playful,Pompous,Porcelain,Prickly,Proud,Quiet,Radio,Ragged,Retro,Rising,Roaming,Rocket,Rogue,Rookie,Rumbling,Runaway,Saffron,Sapphire,
Scarlet,Sequin,Shaggy,Shiny,Shy,Skating,Sleek,Smiling,Smoky,Solar,Sparkling,Speedy,Spotless,Starlit,Stray,Striped,Summer,Swift,Tangled,Tango,Tender,Thunder,Topaz,Tropical,Tumbling,Turquoise,Twilight,Twirling,
Unhurried,Upbeat,Upside,Vanilla,Vagabond,Wandering,Weekend,Wicker,Winter,Winking,Witty,Yawning,Yonder,Zigzag`
    .split(",")
    .map((word) => word.trim());

/** What a crowd or a house of that name would call itself. */
export const houses: readonly string[] =
  "Club,Parade,Society,Express,Brigade,Academy,Social,Orchestra,Republic,Diner,Embassy,Hotel,Union,Festival,Circus,Museum,Jamboree,Station,Avenue,Rodeo,Ballroom,Institute,Choir,Regatta,Supper Club,Department,Carnival,Lodge,Bureau".split(
    ",",
  );

/** How one of that name is addressed. */
export const honours: readonly string[] =
  "Mister,Captain,Saint,Professor,Uncle,Auntie,Baron,Sergeant,Doctor,Lady,Sir,Chief,Cousin,Madame,Brother,Sister,Colonel,Judge,Señor,Coach".split(
    ",",
  );
