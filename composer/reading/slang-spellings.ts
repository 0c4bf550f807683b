/** How the net spells plain words. */
const spellings: Readonly<Record<string, string>> = {
  froge: "frog",
  frogge: "frog",
  catto: "cat",
  doggos: "dogs",
  puppers: "puppy",
  birb: "bird",
  hooman: "human",
  hoomans: "humans",
  smol: "small",
  lil: "little",
  chonky: "chubby",
  thicc: "chubby",
  da: "the",
  dis: "this",
  dat: "that",
  ur: "your",
  thru: "through",
  vibin: "vibing",
  chillin: "chilling",
};

export const plainSpelling = (word: string): string =>
  Object.hasOwn(spellings, word) ? (spellings[word] ?? word) : word;
