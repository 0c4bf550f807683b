import { gemsSearch } from "./gems-search.ts";

/** A read that takes longer comes later, and placeholders stand in for it. */
const READ_TIMEOUT_MS = 300;

/** The route of a page with My Gems: it reads the tokens from the device on entry, so that they are in the first frame. */
export const gemsRoute = {
  validateSearch: gemsSearch,
  loader: async ({ location }: { location: { search: unknown } }) => {
    const { readFirstGems } = await import("./read-gems.ts");
    const tooLong = new Promise<undefined>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS));
    return Promise.race([readFirstGems(gemsSearch(location.search as Record<string, unknown>)), tooLong]);
  },
  // Later changes are watched by the page itself (use-gems.ts). What was read earlier is never shown on entry.
  staleTime: Number.POSITIVE_INFINITY,
  preload: false,
  gcTime: 0,
  pendingMs: 500,
};
