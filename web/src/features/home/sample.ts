declare const __SAMPLE__: Sample | null;

interface Sample {
  idea: string;
  name: string;
  ticker: string;
  narrative: string;
}

/** The home page's first sentence, and what the composer made of it at build; its pictures are `/sample/*.svg`. */
export const sample: Sample = (typeof __SAMPLE__ === "undefined" ? null : __SAMPLE__) ?? {
  idea: "a frog astronaut who mines cheese on the moon",
  name: "Moon Frog",
  ticker: "MOON",
  narrative: "A frog astronaut mines cheese on the moon.",
};
