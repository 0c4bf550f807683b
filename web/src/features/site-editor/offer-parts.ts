import { partKind } from "#contract/deck-part.ts";

/** What a part is called aloud, with all that it shows: "Edit the tagline: A frog with a plan". */
const nameOf = (part: HTMLElement): string => {
  const path = part.dataset.part ?? "";
  const words = (part.textContent ?? "").trim().replace(/\s+/g, " ");
  const kind = partKind(path)?.label ?? path;
  return `Edit the ${kind.toLowerCase()}${words && partKind(path) ? `: ${words}` : ""}`;
};

// A button inside of these leaves the heading, the list or the disclosure what it is; others are one themselves.
const KEEPS_ITS_ROLE = "h1,h2,h3,dt,dd,li";

/**
 * Makes the marked places of a page buttons, for those who do not see that they can be clicked. A summary is one
 * already; what has a role of its own gets a button within, so that headings and lists stay what they are.
 */
export function offerParts(page: Document): void {
  for (const part of page.querySelectorAll<HTMLElement>("[data-part]")) {
    const name = nameOf(part);
    const button = part.matches(KEEPS_ITS_ROLE) ? wrapped(part) : part;
    if (!part.matches("summary")) button.setAttribute("role", "button");
    button.setAttribute("aria-label", name);
    // What only adorns a visitor's page can be picked here, and so must be told of.
    button.removeAttribute("aria-hidden");
    button.tabIndex = 0;
  }
}

const wrapped = (part: HTMLElement): HTMLElement => {
  const button = part.ownerDocument.createElement("span");
  button.append(...part.childNodes);
  part.append(button);
  return button;
};
