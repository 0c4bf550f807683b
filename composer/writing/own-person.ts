/** Whose it is: what is the hero's own becomes the speaker's: "brush its teeth", "brush my teeth". */
export type Owner = "my" | "your" | "his" | "her" | "their" | "our";

const SELVES: Readonly<Record<Owner, string>> = {
  my: "myself",
  your: "yourself",
  his: "himself",
  her: "herself",
  their: "themselves",
  our: "ourselves",
};

export const asOwnedBy = (owner: Owner, text: string): string =>
  text
    .replace(/\b(his|her|its|their)\b/g, owner)
    .replace(/\b(himself|herself|itself|themselves)\b/g, SELVES[owner]);
