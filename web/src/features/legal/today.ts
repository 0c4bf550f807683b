/**
 * Today's date as the legal pages write it. It calls no other function: prerendered pages contain its source as a
 * script.
 */
export const today = (): string =>
  new Date().toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
