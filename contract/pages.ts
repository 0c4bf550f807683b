/**
 * The pages that need no sign-in. The build prerenders each, and the server sends that file before the app's
 * scripts run.
 */
export const publicPages = ["/", "/about", "/how-it-works", "/contact", "/terms", "/privacy"] as const;
export type PublicPage = (typeof publicPages)[number];

export const isPublicPage = (path: string): path is PublicPage => publicPages.some((page) => page === path);

/** The file of a prerendered page in the built app. */
export const paintedFile = (page: PublicPage): string =>
  `/standing/${page === "/" ? "home" : page.slice(1)}.html`;

/**
 * Query names that change a public page, so that its prerendered file does not fit: a report names a website.
 */
const variants: Partial<Record<PublicPage, string>> = { "/contact": "report" };

/**
 * The prerendered file for an address, from its path and the names in its query; null if only the app can
 * render it.
 */
export function paintedFileAt(path: string, asked: readonly string[]): string | null {
  if (!isPublicPage(path)) return null;
  const variant = variants[path];
  return variant && asked.includes(variant) ? null : paintedFile(path);
}

/** The instance's settings that public pages show. The server writes them into each page that it sends. */
export interface InstanceFacts {
  product_name: string;
  support_email: string;
  social_url: string;
  /** The domain of the sites, without a subdomain. */
  default_domain: string;
  /**
   * The first supported wallet that users install themselves (the sandbox's wallet comes with the instance).
   */
  main_wallet: string;
}

/** Placeholders in the built pages, which the server replaces. */
export const builtFacts: InstanceFacts = {
  product_name: "Gemwright",
  support_email: "support@example.com",
  social_url: "https://social.invalid/",
  default_domain: "sites.invalid",
  main_wallet: "Phantom",
};

/** The placeholders that prerendered pages contain. Nothing else in those pages may have the same text. */
export const paintedFacts = ["product_name", "support_email", "social_url", "default_domain"] as const;

/**
 * Shown in place of a page that failed to load. These are in the app's first script, so not in
 * `sentences.ts`.
 */
export const pageFailed = {
  outdated:
    "A newer version of the app is on the server, and this page belongs to it. What you made is kept: reload to go on.",
  renewing: "Fetching the new version...",
  unreachable:
    "The server cannot be reached, and this page is not on this device yet. What you made is kept: come back online and try again.",
  broken: "Something went wrong on this page. What you made is kept: reload to go on.",
} as const;
