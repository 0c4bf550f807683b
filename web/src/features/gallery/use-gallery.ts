import { useInfiniteQuery } from "@tanstack/react-query";
import { galleryEndpoints } from "#contract/endpoints/gallery.ts";
import { lists } from "#contract/limits.ts";
import { useDeps } from "../../app/load-deps.ts";

/** What was launched on this instance, a page more at each `showMore`. */
export function useGallery() {
  const deps = useDeps();
  const query = useInfiniteQuery(
    {
      queryKey: ["gallery"],
      queryFn: ({ pageParam: offset }) =>
        deps.api.call(galleryEndpoints.listGallery, { query: { limit: lists.galleryMax, offset } }),
      initialPageParam: 0,
      getNextPageParam: ({ has_more }, pages) => (has_more ? pages.length * lists.galleryMax : undefined),
      networkMode: "always",
      retry: false,
    },
    deps.queries,
  );
  // A launch between two pages moves the last token of the one into the other.
  const tokens = query.data && [
    ...new Map(
      query.data.pages.flatMap((page) => page.tokens).map((each) => [each.mint_address, each]),
    ).values(),
  ];
  return {
    tokens,
    failure: query.error,
    hasMore: query.hasNextPage,
    isAsking: query.isFetching,
    showMore: () => void query.fetchNextPage(),
    ask: () => void (query.isFetchNextPageError ? query.fetchNextPage() : query.refetch()),
  };
}
