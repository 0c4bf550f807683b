/**
 * Creatures that nobody recognises by the face alone, found by looking at all close-ups. They are shown
 * whole.
 */
export const knownByBody: readonly string[] =
  "ant bat beetle blowfish bug butterfly cockroach crab cricket crocodile dove fish fly honeybee lady-beetle lobster microbe mosquito scorpion shrimp skunk snail spider spouting-whale squid tropical-fish turtle whale worm".split(
    " ",
  );

export const isKnownByBody = (id: string | undefined): boolean =>
  id !== undefined && knownByBody.includes(id);
