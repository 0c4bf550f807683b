/** An encoding's name in `Accept-Encoding`, but not with a quality of zero. */
const inList = (encoding: string): RegExp =>
  new RegExp(`(?:^|[\\s,])${encoding}\\s*(?:,|$|;\\s*q=(?!0(?:\\.0*)?\\s*(?:,|$)))`, "i");

const lists = { br: inList("br"), gzip: inList("gzip") };

/** Whether a client takes an encoding. */
export const takesEncoding = (encoding: "br" | "gzip", accepted = ""): boolean =>
  lists[encoding].test(accepted);
