/** Text that is HTML already. Everything else is escaped on its way into a page. */
export class Html {
  readonly markup: string;

  constructor(markup: string) {
    this.markup = markup;
  }
}

type Piece = Html | string | number | readonly Html[] | false | undefined;

/** Builds HTML. What is put in is text, unless it was built here too. */
export function html(strings: TemplateStringsArray, ...pieces: Piece[]): Html {
  return new Html(strings.reduce((page, text, index) => page + render(pieces[index - 1]) + text));
}

function render(piece: Piece): string {
  if (piece === undefined || piece === false) return "";
  if (piece instanceof Html) return piece.markup;
  if (typeof piece === "object") return piece.map((one) => one.markup).join("");
  return escapeText(String(piece));
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Safe in text and in quoted attributes. Characters that reorder or hide text are left out. */
export const escapeText = (text: string): string =>
  text.replace(HIDDEN, "").replace(/[&<>"']/g, (character) => entities[character] ?? "");

// Control characters, and the bidirectional overrides with which a name could rewrite its surroundings.
const HIDDEN = /[\p{Cc}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
