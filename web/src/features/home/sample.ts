declare const __SAMPLE__: Sample;

interface Sample {
  idea: string;
  name: string;
  ticker: string;
  narrative: string;
}

/** The home page's first sentence, and what the composer made of it at build; its pictures are `/sample/*.svg`. */
export const sample = __SAMPLE__;
