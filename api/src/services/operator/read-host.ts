/**
 * The host in the operator's input, which may be a copied address: `http://Frog.gems.site/x` is
 * `frog.gems.site`.
 */
export const readHost = (input: string): string =>
  input
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#].*$/, "");
