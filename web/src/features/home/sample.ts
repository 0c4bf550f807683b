import made from "made:home-sample";

/** The home page's first sentence, and what the composer made of it at build; its pictures are `/sample/*.svg`. */
export const sample = made;
