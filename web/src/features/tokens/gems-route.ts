import { gemsSearch } from "./gems-search.ts";

/** The route of a page with My Gems: it reads the tokens from the device once, so that they are in the first frame. */
export const gemsRoute = {
  validateSearch: gemsSearch,
  loader: async ({ location }: { location: { search: unknown } }) => {
    const { readFirstGems } = await import("./read-gems.ts");
    return readFirstGems(gemsSearch(location.search as Record<string, unknown>));
  },
  // Later changes are watched by the page itself (use-gems.ts).
  staleTime: Number.POSITIVE_INFINITY,
  preloadStaleTime: 0,
  gcTime: 0,
};
