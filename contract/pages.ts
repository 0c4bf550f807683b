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

/** What the public pages say of the instance. The server puts it into each page that it sends. */
export interface InstanceFacts {
  product_name: string;
  support_email: string;
  social_url: string;
  /** Where the sites are, behind their subdomain. */
  default_domain: string;
  /** The first of the supported wallets that is installed, not brought by the instance. */
  main_wallet: string;
}

/** What stands in the built pages for what only the instance knows. */
export const builtFacts: InstanceFacts = {
  product_name: "Gemwright",
  support_email: "support@example.com",
  social_url: "https://social.invalid/",
  default_domain: "sites.invalid",
  main_wallet: "Phantom",
};

/** Of these, what painted pages show and nothing else of theirs is spelled like. No public page names one wallet. */
export const paintedFacts = ["product_name", "support_email", "social_url", "default_domain"] as const;

/** In place of a page that cannot be shown. Apart from the other sentences: this one is in the app's first script. */
export const pageFailed = {
  outdated:
    "A newer version of the app is on the server, and this page belongs to it. What you made is kept: reload to go on.",
  renewing: "Fetching the new version...",
  unreachable:
    "The server cannot be reached, and this page is not on this device yet. What you made is kept: come back online and try again.",
  broken: "Something went wrong on this page. What you made is kept: reload to go on.",
} as const;
