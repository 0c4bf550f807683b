/** Today, as the legal pages write it. It calls nothing of ours: a painted page carries it as a script of its own. */
export const today = (): string =>
  new Date().toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric" });
