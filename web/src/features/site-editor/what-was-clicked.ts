/** What a click in the page means: the text or picture under it, else the name, else the section, else the ground. */
export function whatWasClicked(target: Element): string {
  const part = target.closest("[data-part]")?.getAttribute("data-part");
  if (part) return part;
  if (target.closest("h1")) return "name";
  const section = target.closest("[data-section]")?.getAttribute("data-section");
  return section ? `section:${section}` : "ground";
}

export const sectionOf = (picked: string | null): string | null =>
  picked?.startsWith("section:") ? picked.slice("section:".length) : null;
