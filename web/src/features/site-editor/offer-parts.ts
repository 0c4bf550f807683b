import { partKind } from "#contract/deck-part.ts";

/** A part's accessible name, with all of its text: "Edit the tagline: A frog with a plan". */
const nameOf = (part: HTMLElement): string => {
  const path = part.dataset.part ?? "";
  const words = (part.textContent ?? "").trim().replace(/\s+/g, " ");
  const kind = partKind(path)?.label ?? path;
  return `Edit the ${kind.toLowerCase()}${words && partKind(path) ? `: ${words}` : ""}`;
};

// These get a button inside, so that they stay a heading, a list or a disclosure; other elements become buttons.
const KEEPS_ITS_ROLE = "h1,h2,h3,dt,dd,li";

/**
 * Makes the marked places of a page buttons, for users who cannot see that they can be clicked. A summary is a button
 * already; elements with a role of their own get a button inside.
 */
export function offerParts(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>("[data-part]")) {
    const name = nameOf(part);
    const button = part.matches(KEEPS_ITS_ROLE) ? wrapContent(part) : part;
    if (!part.matches("summary")) button.setAttribute("role", "button");
    button.setAttribute("aria-label", name);
    // Decoration on a visitor's page can be selected here, so it needs a name.
    button.removeAttribute("aria-hidden");
    button.tabIndex = 0;
  }
}

const wrapContent = (part: HTMLElement): HTMLElement => {
  const button = part.ownerDocument.createElement("span");
  button.append(...part.childNodes);
  part.append(button);
  return button;
};
