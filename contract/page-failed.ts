/** In place of a page that cannot be shown. Apart from the other sentences: this one is in the app's first script. */
export const pageFailed = {
  outdated:
    "A newer version of the app is on the server, and this page belongs to it. What you made is kept: reload to go on.",
  renewing: "Fetching the new version...",
  unreachable:
    "The server cannot be reached, and this page is not on this device yet. What you made is kept: come back online and try again.",
  broken: "Something went wrong on this page. What you made is kept: reload to go on.",
} as const;
