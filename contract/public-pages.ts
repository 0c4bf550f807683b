/** The pages of the app that anybody may read. Each is painted at build, and sent for its path ahead of the app. */
export const publicPages = ["/", "/about", "/how-it-works", "/contact", "/terms", "/privacy"] as const;
export type PublicPage = (typeof publicPages)[number];

export const isPublicPage = (path: string): path is PublicPage => publicPages.some((page) => page === path);

/** Where the built app keeps what was painted of a page. */
export const paintedFile = (page: PublicPage): string =>
  `/standing/${page === "/" ? "home" : page.slice(1)}.html`;

/** What makes another page of a public one, which nobody painted: a report is about the website that it names. */
const variants: Partial<Record<PublicPage, string>> = { "/contact": "report" };

/** The painted page that stands at an address, by its path and the names in its query. Null: the app alone knows. */
export function paintedFileAt(path: string, asked: readonly string[]): string | null {
  if (!isPublicPage(path)) return null;
  const variant = variants[path];
  return variant && asked.includes(variant) ? null : paintedFile(path);
}
