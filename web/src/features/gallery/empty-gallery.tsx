import ExternalLink from "icon:external-link";
import { Link } from "@tanstack/react-router";
import { gallerySentences } from "#contract/gallery.ts";
import { templateIds, templateNames } from "#contract/website.ts";
import { buttonClasses } from "../../ui/button.tsx";

/** Before the first launch: what a launch here looks like, marked as samples. */
export const EmptyGallery = () => (
  <>
    <div className="panel mt-8 grid justify-items-center gap-5 px-6 py-12 text-center">
      <h2 className="text-2xl sm:text-3xl">{gallerySentences.empty}</h2>
      <p className="max-w-md text-muted">{gallerySentences.first}</p>
      <Link to="/create" className={buttonClasses()}>
        Create a token
      </Link>
    </div>
    <h2 className="mt-12 text-2xl">Five sample websites</h2>
    <ul className="mt-5 grid gap-4 sm:grid-cols-2 lg:grid-cols-5">
      {templateIds.map((id) => (
        <li key={id} className="panel overflow-hidden">
          <a
            href={`/api/v1/token-automation/template-preview/${id}`}
            target="_blank"
            rel="noreferrer"
            className="group block"
          >
            <span
              className="pointer-events-none block skeleton aspect-[4/3] overflow-hidden rounded-none"
              aria-hidden="true"
            >
              <iframe
                src={`/api/v1/token-automation/template-preview/${id}`}
                loading="lazy"
                sandbox=""
                tabIndex={-1}
                title={templateNames[id]}
                className="h-[400%] w-[400%] origin-top-left scale-[.25] border-0 [color-scheme:light]"
              />
            </span>
            <span className="flex min-h-11 items-center justify-between gap-3 px-4 py-2">
              <span className="underline-offset-4 group-hover:underline">
                Sample: {templateNames[id]}
                <span className="sr-only"> (opens in a new tab)</span>
              </span>
              <ExternalLink className="size-4 shrink-0 text-muted" aria-hidden="true" />
            </span>
          </a>
        </li>
      ))}
    </ul>
  </>
);
