/** The host that an operator means, who may have copied an address: `http://Frog.gems.site/x` is `frog.gems.site`. */
export const readHost = (input: string): string =>
  input
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, "")
    .replace(/[/?#].*$/, "");
