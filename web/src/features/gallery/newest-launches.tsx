import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { galleryEndpoints } from "#contract/endpoints/gallery.ts";
import type { AppDeps } from "../../app/deps.ts";
import { useDepsOnceLoaded } from "../../app/load-deps.ts";
import { TokenImage } from "../../ui/token-image.tsx";

/** The newest launches, for the home page. Renders nothing where there are none, or none can be read. */
export function NewestLaunches() {
  const deps = useDepsOnceLoaded();
  return deps && <NewestSix deps={deps} />;
}

function NewestSix({ deps }: { deps: AppDeps }) {
  const { data } = useQuery(
    {
      queryKey: ["newest-launches"],
      queryFn: () => deps.api.call(galleryEndpoints.listGallery, { query: { limit: 6, offset: 0 } }),
      networkMode: "always",
      retry: false,
    },
    deps.queries,
  );
  if (!data || data.tokens.length === 0) return null;
  return (
    <section aria-labelledby="newest" className="mx-auto max-w-7xl animate-rise px-5 pt-16 sm:px-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="newest" className="text-3xl sm:text-4xl">
          Just launched here
        </h2>
        <Link
          to="/gallery"
          className="inline-flex min-h-11 items-center text-accent-ink underline underline-offset-4"
        >
          See the gallery
        </Link>
      </div>
      <ul className="mt-8 grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-6">
        {data.tokens.map(({ mint_address: mint, name, ticker, image_url: logo }) => (
          <li key={mint} className="panel overflow-hidden">
            <Link to="/token/$mint" params={{ mint }} className="group block h-full">
              <TokenImage src={logo} alt="" className="aspect-square w-full" />
              <span className="block p-3">
                <span className="line-clamp-2 font-display font-semibold underline-offset-4 group-hover:underline">
                  {name}
                </span>
                <span className="block truncate text-sm text-muted">${ticker}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
