/** What a name may end in, by the letter it shares with the word before: "Pancake Panic", "Toadstool Tycoon". */
const tails =
  "Academy Anarchy Affair Bandit Baron Brigade Bonanza Caper Chaos Cartel Cult Derby Dynasty Deluxe Empire Express Enigma Fever Frenzy Fiasco Gang Gala Guru Heist Hustle Holiday Incident Idol Jamboree Jubilee Kingpin Karma Legend League Lounge Mafia Mayhem Mogul Maestro Nation Noir Oracle Outlaw Opera Panic Patrol Prophet Pirate Quest Rodeo Riot Rumble Syndicate Scandal Sheriff Summit Tycoon Tango Theory Union Uproar Vendetta Voyage Wrangler Whisperer Waltz Wizard Yodel Zone".split(
    " ",
  );

export const tailsFor = (word: string): string[] =>
  tails.filter((tail) => tail[0] === word[0]?.toUpperCase() && tail.toLowerCase() !== word.toLowerCase());

/** "umbrella" and "llama" make "umbrellama": two words that share two letters or more where they meet. */
export const blendOf = (first: string, last: string): string | null => {
  const [a, b] = [first.toLowerCase(), last.toLowerCase()];
  for (let shared = Math.min(a.length, b.length, 5) - 1; shared >= 2; shared--)
    if (a.endsWith(b.slice(0, shared)) && /[aeiouy]/.test(b.slice(0, shared))) return a + b.slice(shared);
  return null;
};
