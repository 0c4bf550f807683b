import { instance } from "../../app/instance.ts";
import { classNames } from "../../ui/class-names.ts";
import type { Demo } from "./compose-demo.ts";
import { sample } from "./sample.ts";

const atFirst: Omit<Demo, "site" | "style" | "seed" | "template"> = {
  idea: sample.idea,
  name: sample.name,
  ticker: sample.ticker,
  subdomain: sample.name.toLowerCase().replace(/[^a-z0-9]/g, ""),
  logo: "/sample/cartoon.svg",
  banner: "/sample/banner.svg",
};

/** The token, with its site behind it. */
export function DemoToken({ demo, busy }: { demo: Demo | null; busy: boolean }) {
  const { name, ticker, subdomain, logo, banner } = demo ?? atFirst;
  return (
    <figure
      aria-busy={busy}
      aria-live="polite"
      className={classNames("panel overflow-hidden transition-opacity", busy && "opacity-60")}
    >
      {/** The sample is shown at once; a result fades in. */}
      <div key={banner} className={classNames(demo && "animate-rise")}>
        <img
          src={banner}
          alt={`Banner of ${name}`}
          width="1500"
          height="500"
          className="block aspect-[3/1] w-full bg-raised object-cover"
        />
        <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-4 sm:px-5">
          <img
            src={logo}
            alt={`Logo of ${name}`}
            width="512"
            height="512"
            className="size-16 shrink-0 rounded-xl bg-raised sm:size-20"
          />
          <div className="min-w-0 grow basis-28">
            <p className="font-display text-xl font-bold leading-tight sm:text-2xl">{name}</p>
            <p className="truncate text-muted">
              {subdomain}.{instance.default_domain}
            </p>
          </div>
          <p className="facet shrink-0 px-4 py-2 font-semibold text-on-accent">${ticker}</p>
        </figcaption>
      </div>
      {demo && (
        <div className="relative aspect-[16/10] overflow-hidden border-t border-line bg-surface">
          <iframe
            key={demo.banner}
            srcDoc={demo.site}
            title={`Website of ${name}`}
            sandbox=""
            tabIndex={-1}
            className="absolute left-0 top-0 h-[250%] w-[250%] origin-top-left scale-[0.4] [color-scheme:light]"
          />
        </div>
      )}
    </figure>
  );
}
