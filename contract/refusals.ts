/** Why words are refused: hate, sexual content about minors, an offer in the name of a real person or brand. */
export type Refusal = "hate" | "minors" | "impersonation";

/** What is wrong with the words and what to do next, as the blank of `idea_refused`. */
export const refusalSentences: Readonly<Record<Refusal, string>> = {
  hate: "it reads as hate or a threat against people. Please change the words so that nobody is insulted for who they are, and try again.",
  minors:
    "it reads as sexual content about minors. Please change the words so that one of the two is gone, and try again.",
  impersonation:
    "it reads as an offer in the name of a real person or brand. Please change the words so that nothing seems official, endorsed or sold by them; a joke about them is fine.",
};
